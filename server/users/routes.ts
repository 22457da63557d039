import { users } from '#contract/users.ts';
import { readPage } from '#server/platform/http/page.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { readPeople } from '#server/reviews/people.ts';
import { readTransactions } from '#server/transactions/list.ts';
import { readUser } from './detail.ts';
import { filterUsers, inSortOf, isRareInSort, userOrder } from './list.ts';
import { requireUser, toStaffUser, withActivity } from './wire.ts';

export const userRoutes: Route[] = [
  serve(users.list, async ({ db, query, headers, at }) => {
    const people = await readPeople(db, query.filter?.q, at);
    const isPlanned = people !== undefined || isRareInSort(query);
    const listing = { list: 'users', order: userOrder, query, db, at, headers, isPlanned };
    const { filter, sort } = query;
    const rows = inSortOf(filterUsers(db, { filter, people }), sort?.[0], filter);
    const page = await readPage(listing, rows, withActivity);
    return { data: page.map(toStaffUser) };
  }),

  readUser,

  serve(users.transactions, async ({ db, params, query, headers, at }) => {
    await requireUser(db, params.id);
    return { data: await readTransactions(params.id, { query, db, at, headers }) };
  }),
];
