import { balances } from '#contract/balances.ts';
import { profile } from '#contract/profile.ts';
import { settings } from '#contract/settings.ts';
import { transactions } from '#contract/transactions.ts';
import { latestPage } from '#src/investor/overview/latestPage.ts';
import { pageQuery } from '#src/investor/transactions/useTransactions.ts';
import { host } from '#src/shared/api/host.ts';
import { addressOf } from '#src/shared/api/request.ts';
import type { FigureAddresses } from './askFigures.ts';

/** The calls of the contract that the overview begins with. */
export const figureAddresses: FigureAddresses = {
  profile: host + profile.read.path,
  summary: addressOf(balances.summary, {}),
  history: addressOf(balances.history, {}),
  latest: addressOf(transactions.own, { query: pageQuery(latestPage) }),
  settings: addressOf(settings.read, {}),
};
