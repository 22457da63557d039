import type { SelectQueryBuilder } from 'kysely';
import type { Cents } from '#contract/money.ts';
import { type Direction, keyset, type Order } from '#server/platform/http/keyset.ts';
import { type Cell, csvHead, csvLine, moneyCell, moneyHeading } from './csv.ts';

const rowsPerPage = 1_000;

export type Column<Row> = ((row: Row) => Cell) | MoneyColumn<Row>;

interface MoneyColumn<Row> {
  centsOf: (row: Row) => Cents | null;
}

export type Columns<Row> = Record<string, Column<Row>>;

const headingOf = <Row>(name: string, column: Column<Row> | undefined): string =>
  typeof column === 'object' ? moneyHeading(name) : name;

const cellOf = <Row>(column: Column<Row>, row: Row): Cell =>
  typeof column === 'object' ? moneyCell(column.centsOf(row)) : column(row);

export interface Export<Row, Sort extends string> {
  order: Order<Sort>;
  sort: [Sort, Direction] | undefined;
  columns: Columns<Row>;
  chosen: string | undefined;
  onError: (error: unknown) => void;
  /** Once, with the rows that were sent; before the client sees the end of a complete file. */
  onEnd?: (end: ExportEnd) => Promise<void>;
}

export interface ExportEnd {
  state: 'complete' | 'cancelled' | 'failed';
  rows: number;
}

interface WithCursor {
  cursor_value: string;
  cursor_id: string;
}

/** A page of a thousand rows whenever the client reads on, so that memory stays flat. */
export function csvStream<DB, TB extends keyof DB, Row, Sort extends string>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  { order, sort, columns, chosen, onError, onEnd }: Export<Row, Sort>,
): ReadableStream<Uint8Array> {
  const names = chosen?.split(',') ?? Object.keys(columns);
  const shown = names.flatMap((name) => columns[name] ?? []);
  const headings = names.map((name) => headingOf(name, columns[name]));
  const encoder = new TextEncoder();
  let last: WithCursor | undefined;
  let sent = 0;
  let isEnded = false;
  const end = async (state: ExportEnd['state']) => {
    if (isEnded) return;
    isEnded = true;
    await onEnd?.({ state, rows: sent });
  };
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csvHead(headings))),
    async pull(controller) {
      try {
        const after = last && { value: last.cursor_value, id: last.cursor_id };
        const page = (await keyset(rows, order, { sort, after })
          .limit(rowsPerPage)
          .execute()) as unknown as (Row & WithCursor)[];
        if (isEnded) return;
        const lines = page.map((row) => csvLine(shown.map((column) => cellOf(column, row))));
        if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')));
        sent += lines.length;
        last = page.at(-1);
        if (page.length === rowsPerPage) return;
        await end('complete');
        controller.close();
      } catch (error) {
        onError(error);
        controller.error(error);
        await end('failed').catch(onError);
      }
    },
    cancel: () => end('cancelled').catch(onError),
  });
}
