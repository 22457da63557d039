import { type InferType, number, object } from 'yup';

/**
 * Counts of rows that new settings meet at once. A count of 10,001 means more than 10,000. Late are deposits that
 * wait, and withdrawals that wait to be approved, for longer than the review time.
 */
export const settingsPreview = object({
  lateNow: number().defined(),
  lateBefore: number().defined(),
  lateWithdrawalsNow: number().defined(),
  lateWithdrawalsBefore: number().defined(),
  /** Quotes that still hold and have no deposit, and those of them outside the limits. */
  openQuotes: number().defined(),
  quotesOutside: number().defined(),
  /** Requested or approved: none is approved or paid during a pause. */
  openWithdrawals: number().defined(),
});

export type SettingsPreview = InferType<typeof settingsPreview>;
