import type { BackOfficeKey } from '#contract/backOffice.ts';

/** The letter after `g` that opens a screen. */
export const goKeys: Partial<Record<BackOfficeKey, string>> = {
  overview: 'o',
  deposits: 't',
  withdrawals: 'w',
  users: 'u',
  activity: 'a',
  settings: 's',
  mail: 'm',
};
