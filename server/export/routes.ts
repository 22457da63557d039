import { type SelectQueryBuilder, sql } from 'kysely';
import { exports } from '#contract/exports.ts';
import { listHeaders } from '#contract/list.ts';
import { isoDay } from '#contract/time.ts';
import { depositOrder, filterDeposits } from '#server/deposits/list.ts';
import { withDecider } from '#server/deposits/wire.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { auditOrder, filterAudit, withActor } from '#server/platform/audit/list.ts';
import type { Direction, Order } from '#server/platform/http/keyset.ts';
import { type Context, type FileReply, type Route, serve } from '#server/platform/http/serve.ts';
import { type Columns, csvStream } from '#server/platform/http/stream.ts';
import { filterUsers, userOrder } from '#server/users/list.ts';
import { withBalances } from '#server/users/wire.ts';
import { filterWithdrawals, withdrawalOrder } from '#server/withdrawals/list.ts';
import { withStaffView } from '#server/withdrawals/wire.ts';
import { auditColumns, depositColumns, userColumns, withdrawalColumns } from './columns.ts';

/** The staff's lists as CSV: filter and sort of the list itself, columns as chosen (issue 4). */
export const exportRoutes: Route[] = [
  serve(exports.deposits, async (context) => {
    const { db, query } = context;
    const asked = { name: 'deposits', order: depositOrder, columns: depositColumns };
    return exported(context, asked, filterDeposits(db, query.filter), withDecider);
  }),

  serve(exports.users, async (context) => {
    const { db, query } = context;
    const asked = { name: 'users', order: userOrder, columns: userColumns };
    return exported(context, asked, filterUsers(db, query.filter), withBalances);
  }),

  serve(exports.withdrawals, async (context) => {
    const { db, query, user, at } = context;
    const asked = { name: 'withdrawals', order: withdrawalOrder, columns: withdrawalColumns };
    return exported(context, asked, filterWithdrawals(db, query.filter), (rows) =>
      withStaffView(rows, { staffId: user.userId, at }),
    );
  }),

  serve(exports.auditLog, async (context) => {
    const { db, query } = context;
    const asked = { name: 'audit-log', order: auditOrder(query.filter), columns: auditColumns };
    return exported(context, asked, filterAudit(db, query.filter), withActor);
  }),
];

interface Asked<Row, Sort extends string> {
  name: string;
  order: Order<Sort>;
  columns: Columns<Row>;
}

interface AskedQuery<Sort extends string> {
  sort?: [Sort, Direction] | undefined;
  filter?: unknown;
  columns?: string | undefined;
}

/** Counts the rows for a progress bar, writes down who takes what, and opens the stream. */
async function exported<
  DB,
  TB extends keyof DB,
  O,
  WideDb,
  WideTb extends keyof WideDb,
  Row,
  Sort extends string,
>(
  context: Pick<Context<typeof exports.deposits>, 'db' | 'ports' | 'user' | 'headers' | 'at'> & {
    query: AskedQuery<Sort>;
  },
  { name, order, columns }: Asked<Row, Sort>,
  rows: SelectQueryBuilder<DB, TB, O>,
  wide: (rows: SelectQueryBuilder<DB, TB, O>) => SelectQueryBuilder<WideDb, WideTb, Row>,
): Promise<FileReply> {
  const { db, ports, user, query, headers, at } = context;
  const counting = rows.select(sql<number>`count(*)::integer`.as('n'));
  const [counted] = (await counting.execute()) as unknown as { n: number }[];
  headers.set(listHeaders.rowCount, String(counted?.n ?? 0));
  const details = {
    rows: counted?.n ?? 0,
    filter: JSON.stringify(query.filter ?? {}),
    columns: query.columns ?? null,
  };
  await db.transaction().execute((trx) =>
    appendAudit(trx, {
      at,
      actorId: user.userId,
      action: `export.${name}`,
      target: { kind: 'export', id: user.userId },
      details,
    }),
  );
  const bytes = csvStream(wide(rows), {
    order,
    sort: query.sort,
    columns,
    chosen: query.columns,
    onFailure: (failure) =>
      ports.log('error', 'export broke off', { name, detail: String(failure) }),
  });
  const fileName = `${name}-${isoDay(at)}.csv`;
  return { bytes, type: 'text/csv; charset=utf-8', fileName };
}
