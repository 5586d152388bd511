/** A row of notes ends with zeros where there is none. */
export function laidOut(notes: number[]): number[] {
  return notes.filter((note) => note > 0);
}
