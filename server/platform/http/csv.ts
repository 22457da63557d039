// Excel reads a file without this mark in the code page of its own country, and garbles names.
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** What a cell can hold; nothing is an empty cell. */
export type Cell = string | number | bigint | boolean | Date | null;

/** The first line of a CSV file: the names of its columns. */
export const csvHead = (names: readonly string[]): string =>
  byteOrderMark + names.join(',') + lineEnd;

/** One line of a CSV file as RFC 4180 writes it, with every text in quotes. */
export const csvLine = (cells: readonly Cell[]): string => cells.map(written).join(',') + lineEnd;

function written(cell: Cell): string {
  if (typeof cell === 'string') return `"${neutralised(cell).replaceAll('"', '""')}"`;
  return cell instanceof Date ? cell.toISOString() : String(cell ?? '');
}

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe, which makes it text. That is
 * also done inside: where cells are separated by `;` or tabs, the rest of a text is another cell.
 */
function neutralised(text: string): string {
  const inside = text.replace(/(^|[;\t\r\n])(?=[ "]*[=+\-@])/g, "$1'");
  return /^[\t\r]/.test(inside) ? `'${inside}` : inside;
}
