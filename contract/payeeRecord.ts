import { array, boolean, number, object, string } from 'yup';
import { alsoOpen } from './openRecords.ts';

const dollars = () => string().defined();

/** A deposit that was credited, when, and with how much. */
const creditedDeposit = object({
  _id: string().defined(),
  amount: dollars(),
  at: string().defined(),
});

/** The amount is held from the request on, so a payment leaves `available` as it is. */
export const payeeRecord = object({
  available: dollars(),
  held: dollars(),
  total: dollars(),
  availableAfter: dollars(),
  totalAfter: dollars(),
  isVerified: boolean().defined(),
  createdAt: string().defined(),
  /** Confirmed ones, and what they credited. */
  deposits: number().defined(),
  paidIn: dollars(),
  /** Of the withdrawals paid before this one. */
  largestPaid: dollars().nullable(),
  pendingDeposits: number().defined(),
  pendingAmount: dollars(),
  latestDeposits: array(creditedDeposit).defined(),
  alsoOpen,
});
