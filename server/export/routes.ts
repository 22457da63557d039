import { exports } from '#contract/exports.ts';
import { depositOrder } from '#server/deposits/depositOrder.ts';
import { filterDeposits } from '#server/deposits/list.ts';
import { withDecider } from '#server/deposits/rows.ts';
import { auditOrder, filterAudit } from '#server/platform/audit/list.ts';
import { withActor } from '#server/platform/audit/withSubject.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { readPeople } from '#server/reviews/people.ts';
import { readSearch } from '#server/reviews/search.ts';
import { filterUsers, inSortOf, userOrder } from '#server/users/list.ts';
import { withBalances } from '#server/users/userRows.ts';
import { filterWithdrawals, withdrawalOrder } from '#server/withdrawals/list.ts';
import { withStaffView } from '#server/withdrawals/rows.ts';
import { exportAddresses } from './addresses.ts';
import { auditColumns, depositColumns, userColumns, withdrawalColumns } from './columns.ts';
import { streamExport } from './streamExport.ts';

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
    const { db, query, at } = context;
    const search = await readSearch(db, query.filter?.q, { at });
    return streamExport(context, {
      name: 'withdrawals',
      order: withdrawalOrder,
      columns: withdrawalColumns,
      rows: filterWithdrawals(db, { filter: query.filter, search }),
      wide: (rows) => withStaffView(rows, at),
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

  exportAddresses,
];
