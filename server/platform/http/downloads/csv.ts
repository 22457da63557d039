import { type Cents, formatDollars } from '#contract/money.ts';

// Without this mark Excel reads the file in a local code page and garbles names.
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** Money is a bare number of dollars, below a heading with the currency. */
interface MoneyCell {
  cents: Cents;
}

export type Cell = string | number | bigint | boolean | Date | MoneyCell | null;

export const moneyHeading = (name: string): string => `${name} (USD)`;

export const moneyCell = (cents: Cents | null): Cell => (cents === null ? null : { cents });

export const csvHead = (names: readonly string[]): string =>
  byteOrderMark + names.join(',') + lineEnd;

export const csvLine = (cells: readonly Cell[]): string =>
  cells.map(formatCell).join(',') + lineEnd;

function formatCell(cell: Cell): string {
  if (typeof cell === 'string') return `"${neutralise(cell).replaceAll('"', '""')}"`;
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'object' && cell ? formatDollars(cell.cents) : String(cell ?? '');
}

/** Also within a text: where `;` or tabs separate cells, the rest of it is another cell. */
function neutralise(text: string): string {
  const inside = text.replace(/(^|[;\t\r\n])(?=[ "]*[=+\-@])/g, "$1'");
  return /^[\t\r]/.test(inside) ? `'${inside}` : inside;
}
