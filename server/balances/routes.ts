import { balances } from '#contract/balances.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { readHistory } from './history.ts';
import { readSummary } from './summary.ts';

export const balanceRoutes: Route[] = [
  serve(balances.summary, async ({ db, ports, user, at }) => ({
    data: await readSummary({ db, ports }, user.userId, at),
    at: at.toISOString(),
  })),

  serve(balances.history, async ({ db, user, at }) => ({
    data: await readHistory(db, user.userId, at),
  })),
];
