/** Formats a table line: a name on the left, cells on the right. */
export const tableLine =
  (nameWidth: number) =>
  (name = '', ...cells: (string | undefined)[]): string =>
    name.padEnd(nameWidth) + cells.map((cell = '') => cell.padStart(11)).join('');
