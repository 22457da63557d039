import type { SelectQueryBuilder } from 'kysely';
import { type Cell, csvHead, csvLine } from './csv.ts';
import { type Direction, keyset, type Order } from './keyset.ts';

const rowsPerPage = 1_000;

/** The columns that an export can have: what each shows of a row. */
export type Columns<Row> = Record<string, (row: Row) => Cell>;

/** An export that is asked for. */
export interface Export<Row, Sort extends string> {
  order: Order<Sort>;
  sort: [Sort, Direction] | undefined;
  columns: Columns<Row>;
  /** Names of columns, separated by commas; all of them without it. */
  chosen: string | undefined;
  /** Told when a page cannot be read: the file then breaks off, and the client notices. */
  onFailure: (failure: unknown) => void;
}

interface Placed {
  cursor_value: string;
  cursor_id: string;
}

/**
 * A list as CSV, a page of a thousand rows at a time and only as fast as it is fetched: memory stays
 * flat, and between two pages any other query has its turn.
 */
export function csvStream<DB, TB extends keyof DB, Row, Sort extends string>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  { order, sort, columns, chosen, onFailure }: Export<Row, Sort>,
): ReadableStream<Uint8Array> {
  const names = chosen?.split(',') ?? Object.keys(columns);
  const shown = names.flatMap((name) => columns[name] ?? []);
  const encoder = new TextEncoder();
  let last: Placed | undefined;
  let hasLeft = false;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csvHead(names))),
    async pull(controller) {
      try {
        const after = last && { value: last.cursor_value, id: last.cursor_id };
        const page = (await keyset(rows, order, sort, after)
          .limit(rowsPerPage)
          .execute()) as unknown as (Row & Placed)[];
        if (hasLeft) return;
        const lines = page.map((row) => csvLine(shown.map((cellOf) => cellOf(row))));
        if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')));
        if (page.length < rowsPerPage) controller.close();
        last = page.at(-1);
      } catch (failure) {
        if (hasLeft) return;
        onFailure(failure);
        controller.error(failure);
      }
    },
    cancel() {
      hasLeft = true;
    },
  });
}
