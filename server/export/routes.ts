import { type SelectQueryBuilder, sql } from 'kysely';
import { type ExportName, exports } from '#contract/exports.ts';
import { listHeaders } from '#contract/list.ts';
import { isoDay } from '#contract/time.ts';
import { depositOrder, filterDeposits } from '#server/deposits/list.ts';
import { withDecider } from '#server/deposits/wire.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { auditOrder, filterAudit, withActor } from '#server/platform/audit/list.ts';
import { type Columns, csvStream } from '#server/platform/http/downloads/stream.ts';
import type { Direction, Order } from '#server/platform/http/keyset.ts';
import { type Context, type FileReply, type Route, serve } from '#server/platform/http/serve.ts';
import { readPeople } from '#server/reviews/people.ts';
import { readSearch } from '#server/reviews/search.ts';
import { filterUsers, inSortOf, userOrder } from '#server/users/list.ts';
import { withBalances } from '#server/users/wire.ts';
import { filterWithdrawals, withdrawalOrder } from '#server/withdrawals/list.ts';
import { withStaffView } from '#server/withdrawals/wire.ts';
import { auditColumns, depositColumns, userColumns, withdrawalColumns } from './columns.ts';

export const exportRoutes: Route[] = [
  serve(exports.deposits, async (context) => {
    const { db, query, at } = context;
    const search = await readSearch(db, query.filter?.q, { at });
    return streamExport(context, {
      name: 'deposits',
      order: depositOrder,
      columns: depositColumns,
      rows: filterDeposits(db, { filter: query.filter, search, at }),
      wide: withDecider,
    });
  }),

  serve(exports.users, async (context) => {
    const { db, query, at } = context;
    const people = await readPeople(db, query.filter?.q, at);
    return streamExport(context, {
      name: 'users',
      order: userOrder,
      columns: userColumns,
      rows: filterUsers(db, { filter: query.filter, people }),
      // The balances are joined for every order.
      wide: (rows) =>
        withBalances(query.sort?.[0] === 'lastSeenAt' ? inSortOf(rows, 'lastSeenAt') : rows),
    });
  }),

  serve(exports.withdrawals, async (context) => {
    const { db, query, user, at } = context;
    const search = await readSearch(db, query.filter?.q, { at });
    return streamExport(context, {
      name: 'withdrawals',
      order: withdrawalOrder,
      columns: withdrawalColumns,
      rows: filterWithdrawals(db, { filter: query.filter, search }),
      wide: (rows) => withStaffView(rows, { staffId: user.userId, at }),
    });
  }),

  serve(exports.auditLog, async (context) => {
    const { db, query } = context;
    return streamExport(context, {
      name: 'audit-log',
      order: auditOrder(query.filter),
      columns: auditColumns,
      rows: filterAudit(db, query.filter),
      wide: withActor,
    });
  }),
];

interface Export<Narrow, Wide, Row, Sort extends string> {
  name: ExportName;
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

async function streamExport<
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
