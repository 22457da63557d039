import { boolean, number, object, string } from 'yup';

const moment = () => string().nullable().defined();

/** Changes of the account in the last 30 days. */
export const accountChanges = object({
  passwordChangedAt: moment(),
  emailChangedAt: moment(),
  newDeviceAt: moment(),
  device: string().nullable().defined(),
});

/** The contents of an account; amounts are dollars as text. */
export const accountContents = {
  /** Movements of the balance, and what they add up to. */
  entries: object({ count: number().defined(), total: string().defined() }),
  pendingDeposits: object({ count: number().defined(), amount: string().defined() }),
  withdrawals: number().defined(),
  openWithdrawals: number().defined(),
  /** Payments that were reported as sent, without a deposit yet. */
  announced: number().defined(),
  signedInAt: moment(),
  /** Where withdrawals may go; `holdsUntil` after it was switched off. */
  book: object({
    on: boolean().defined(),
    holdsUntil: moment(),
    addresses: number().defined(),
    waiting: number().defined(),
  }),
  /** `isBeingReset` while staff propose to remove it. */
  secondFactor: object({ isOn: boolean().defined(), isBeingReset: boolean().defined() }),
  changes: accountChanges,
} as const;
