import { array, type InferType, number, object, string } from 'yup';
import { operatorRecord } from './settingsRecord.ts';
import { movementMode } from './transactionRecord.ts';

/** One kind for each leg of the ledger that changes the available balance. */
export const movementKinds = ['deposit', 'hold', 'release', 'credit', 'debit', 'reversal'] as const;

/**
 * `amount` is signed dollars, `balance` the available dollars after it. `reason` is that of an
 * adjustment or reversal, or of a withdrawal that was declined.
 */
export const movementRecord = object({
  sourceId: string().defined(),
  kind: string().oneOf(movementKinds).defined(),
  mode: movementMode().defined(),
  amount: number().defined(),
  balance: number().defined(),
  date: string().defined(),
  reason: string().nullable().defined(),
  /** Of a reversal the id of what it reverses, of anything else that of its reversal. */
  reverses: string().nullable().defined(),
  reversal: string().nullable().defined(),
});

export type Movement = InferType<typeof movementRecord>;

/**
 * Dollars: opening balance plus `totalIn` less `totalOut` is the closing balance. `address` is that
 * of the investor, line by line.
 */
export const statementRecord = object({
  from: string().defined(),
  to: string().defined(),
  timeZone: string<'UTC'>().oneOf(['UTC']).defined(),
  madeAt: string().defined(),
  fullName: string().defined(),
  userName: string().defined(),
  address: array(string().defined()).defined(),
  operator: operatorRecord,
  openingBalance: number().defined(),
  totalIn: number().defined(),
  totalOut: number().defined(),
  closingBalance: number().defined(),
  closingHeld: number().defined(),
  rows: array(movementRecord).defined(),
});

export type Statement = InferType<typeof statementRecord>;
