// Without this mark Excel reads the file in a local code page and garbles names.
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

export type Cell = string | number | bigint | boolean | Date | null;

export const csvHead = (names: readonly string[]): string =>
  byteOrderMark + names.join(',') + lineEnd;

export const csvLine = (cells: readonly Cell[]): string =>
  cells.map(formatCell).join(',') + lineEnd;

function formatCell(cell: Cell): string {
  if (typeof cell === 'string') return `"${neutralise(cell).replaceAll('"', '""')}"`;
  return cell instanceof Date ? cell.toISOString() : String(cell ?? '');
}

/** Also within a text: where `;` or tabs separate cells, the rest of it is another cell. */
function neutralise(text: string): string {
  const inside = text.replace(/(^|[;\t\r\n])(?=[ "]*[=+\-@])/g, "$1'");
  return /^[\t\r]/.test(inside) ? `'${inside}` : inside;
}
