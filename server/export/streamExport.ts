import { type SelectQueryBuilder, sql } from 'kysely';
import type { ExportName } from '#contract/exportColumns.ts';
import type { exports } from '#contract/exports.ts';
import { listHeaders } from '#contract/list.ts';
import { isoDay } from '#contract/time.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { type Columns, csvStream } from '#server/platform/http/downloads/stream.ts';
import type { Direction, Order } from '#server/platform/http/keyset.ts';
import type { Context, FileReply } from '#server/platform/http/serve.ts';

interface Export<Narrow, Wide, Row, Sort extends string> {
  name: ExportName | 'addresses';
  order: Order<Sort>;
  columns: Columns<Row>;
  rows: Narrow;
  wide: (rows: Narrow) => Wide;
}

interface ExportQuery<Sort extends string> {
  sort?: [Sort, Direction] | undefined;
  filter?: unknown;
  columns?: string | undefined;
}

/** Rows as a CSV, with a line of the log at the start and at the end. */
export async function streamExport<
  DB,
  TB extends keyof DB,
  O,
  WideDb,
  WideTb extends keyof WideDb,
  Row,
  Sort extends string,
>(
  context: Pick<Context<typeof exports.deposits>, 'db' | 'ports' | 'user' | 'headers' | 'at'> & {
    query: ExportQuery<Sort>;
  },
  {
    name,
    order,
    columns,
    rows,
    wide,
  }: Export<SelectQueryBuilder<DB, TB, O>, SelectQueryBuilder<WideDb, WideTb, Row>, Row, Sort>,
): Promise<FileReply> {
  const { db, ports, user, query, headers, at } = context;
  const count = rows.select(sql<number>`count(*)::integer`.as('n'));
  const [total] = (await count.execute()) as unknown as { n: number }[];
  headers.set(listHeaders.rowCount, String(total?.n ?? 0));
  const write = (details: Record<string, string | number | null>) =>
    db.transaction().execute((trx) =>
      appendAudit(trx, {
        at: ports.clock(),
        actorId: user.userId,
        action: `export.${name}`,
        target: { kind: 'export', id: user.userId },
        details,
      }),
    );
  const filter = JSON.stringify(query.filter ?? {});
  await write({ state: 'started', rows: total?.n ?? 0, filter, columns: query.columns ?? null });
  const bytes = csvStream(wide(rows), {
    order,
    sort: query.sort,
    columns,
    chosen: query.columns,
    onError: (error) => ports.log('error', 'export broke off', { name, detail: String(error) }),
    onEnd: ({ state, rows: sent }) => write({ state, rows: sent, filter }),
  });
  const fileName = `${name}-${isoDay(at)}.csv`;
  return { bytes, type: 'text/csv; charset=utf-8', fileName };
}
