import { type NamedRow, rows } from './rows.ts';
import { samples } from './samples.ts';

/** Calls that only read, and need no item: many can share one stage. And all others. */
export function apartPlain(): [plain: NamedRow[], others: NamedRow[]] {
  const isPlain = ([name, { method }]: NamedRow) => method === 'GET' && !(name in samples);
  return [rows.filter(isPlain), rows.filter((row) => !isPlain(row))];
}
