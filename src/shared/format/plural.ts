/** A count with its noun in the right number. */
export const plural = (count: string, one: string, many: string) =>
  count === '1' ? `1 ${one}` : `${count} ${many}`;
