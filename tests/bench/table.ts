/** Lines of a table: a name on the left, and what was measured in columns on the right. */
export const tableLine =
  (nameWidth: number) =>
  (name = '', ...cells: (string | undefined)[]): string =>
    name.padEnd(nameWidth) + cells.map((cell = '') => cell.padStart(11)).join('');
