/** Reading a view: its fields are numbers, lists of them or lists of lists, and what it lacks is nothing. */
import type { View } from "../base/messages";

export function fieldsOf(view: View) {
  return {
    number: (field: string) => Number(view[field] ?? 0),
    list: (field: string) => (view[field] as number[] | undefined) ?? [],
    table: (field: string) => (view[field] as number[][] | undefined) ?? [],
  };
}
