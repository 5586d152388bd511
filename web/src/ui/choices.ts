/** Numbers to choose from, each called by itself. */
export function asChoices(numbers: readonly number[]): { value: number; words: string }[] {
  return numbers.map((value) => ({ value, words: `${value}` }));
}
