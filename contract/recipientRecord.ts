import { array, boolean, number, object, string } from 'yup';
import { person } from './reviewRecord.ts';
import { withdrawalStatuses } from './withdrawalHistory.ts';

/** Of another investor at the same address: the latest one of each. */
const sharedAddress = object({
  _id: string().defined(),
  user: person,
  amount: number().defined(),
  status: string().oneOf(withdrawalStatuses).defined(),
  createdAt: string().defined(),
});

/** The latest decline of a withdrawal of this investor to the same address. */
const lastDecline = object({
  _id: string().defined(),
  amount: number().defined(),
  declinedAt: string().defined(),
  declinedBy: string().nullable().defined(),
  reason: string().nullable().defined(),
});

/**
 * Where the address was used before; `paidBefore` and `declinedBefore` count withdrawals of this
 * investor, `others` are up to five of the other investors. `sentTxid` is of coin of ours that went
 * there and that no payment records.
 */
export const recipientRecord = object({
  valid: boolean().defined(),
  ours: boolean().defined(),
  paidBefore: number().defined(),
  lastPaidAt: string().nullable().defined(),
  declinedBefore: number().defined(),
  lastDecline: lastDecline.nullable().defined(),
  otherInvestors: number().defined(),
  others: array(sharedAddress).defined(),
  firstUsedAt: string().nullable().defined(),
  sentTxid: string().nullable().defined(),
});
