// Excel reads a file without this mark in the code page of its own country, and garbles names.
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** What a cell can hold; nothing is an empty cell. */
export type Cell = string | number | bigint | boolean | Date | null;

/** The first line of a CSV file: the names of its columns. */
export const csvHead = (names: readonly string[]): string => byteOrderMark + csvLine(names);

/** One line of a CSV file as RFC 4180 writes it. */
export const csvLine = (cells: readonly Cell[]): string => cells.map(written).join(',') + lineEnd;

function written(cell: Cell): string {
  const text = cell instanceof Date ? cell.toISOString() : String(cell ?? '');
  const harmless = typeof cell === 'string' ? neutralised(text) : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A text that a spreadsheet would run as a formula gets an apostrophe, which makes it text. */
const neutralised = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
