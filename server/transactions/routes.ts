import { transactions } from '#contract/transactions.ts';
import { type Route, serve } from '#server/http/serve.ts';
import { readStatement } from './statement.ts';

/** An investor's own statement (S-184, S-185). */
export const transactionRoutes: Route[] = [
  serve(transactions.own, async ({ db, user, query, headers, at }) => ({
    data: await readStatement(user.userId, { query, db, at, headers }),
  })),
];
