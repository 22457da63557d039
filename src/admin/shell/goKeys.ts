import type { BackOfficeKey } from '#contract/backOffice.ts';

/** The letter after `g` that opens a screen with a tab. */
export const goKeys: Record<BackOfficeKey, string | undefined> = {
  overview: 'o',
  deposits: 't',
  withdrawals: 'w',
  payouts: 'p',
  users: 'u',
  activity: 'a',
  settings: 's',
  team: 'e',
  reconciliation: undefined,
  account: undefined,
  unclaimed: undefined,
  mail: 'm',
};
