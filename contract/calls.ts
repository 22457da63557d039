import { accountKeys } from './accountKeys.ts';
import { addressBook } from './addressBook.ts';
import { alarms } from './alarms.ts';
import { approvals } from './approvals.ts';
import { audit } from './audit.ts';
import { auth } from './auth.ts';
import { balances } from './balances.ts';
import { chain } from './chain.ts';
import { conversations } from './conversations.ts';
import { deposits } from './deposits.ts';
import { events } from './events.ts';
import { exports } from './exports.ts';
import { figures } from './figures.ts';
import { health } from './health.ts';
import { issuedStatements } from './issuedStatements.ts';
import { liabilities } from './liabilities.ts';
import { log } from './log.ts';
import { outbox } from './outbox.ts';
import { overview } from './overview.ts';
import { payouts } from './payouts.ts';
import { prices } from './prices.ts';
import { profile } from './profile.ts';
import { quotes } from './quotes.ts';
import { reasons } from './reasons.ts';
import { reconciliations } from './reconciliations.ts';
import { resets } from './resets.ts';
import { reversals } from './reversals.ts';
import { reviews } from './reviews.ts';
import { rulePresets } from './rulePresets.ts';
import { search } from './search.ts';
import { secondFactor } from './secondFactor.ts';
import { settings } from './settings.ts';
import { staff } from './staff.ts';
import { statements } from './statements.ts';
import { transactions } from './transactions.ts';
import { users } from './users.ts';
import { wallets } from './wallets.ts';
import { withdrawals } from './withdrawals.ts';

export const calls = {
  auth,
  secondFactor,
  users,
  staff,
  profile,
  deposits,
  prices,
  quotes,
  wallets,
  accountKeys,
  withdrawals,
  addressBook,
  conversations,
  transactions,
  balances,
  statements,
  issuedStatements,
  chain,
  alarms,
  payouts,
  reconciliations,
  settings,
  reviews,
  approvals,
  rulePresets,
  reversals,
  resets,
  reasons,
  search,
  overview,
  figures,
  events,
  exports,
  audit,
  log,
  liabilities,
  outbox,
  health,
} as const;
