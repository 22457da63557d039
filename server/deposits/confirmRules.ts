import type { BodyOf } from '#contract/call.ts';
import { isTxid } from '#contract/coin.ts';
import type { deposits } from '#contract/deposits.ts';
import { messages } from '#contract/messages.ts';
import { parseDollars } from '#contract/money.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { ExpectedCredit } from './expectedCredit.ts';
import type { Pending } from './lock.ts';

/** The payment that staff checked, as columns of the deposit. */
export interface CheckedPayment {
  checked_txid: string | null;
  checked_output: number | null;
}

/**
 * The payment that a confirmation rests on: the id that staff checked, else the claimed one
 * unless they sent null because they checked none.
 * Errors: 422 for an id or output that the coin does not have.
 */
export function checkedPayment(
  { coin, txid }: Pick<Pending, 'coin' | 'txid'>,
  body: BodyOf<typeof deposits.confirm>,
): CheckedPayment {
  const checked = body.txid === null ? undefined : (body.txid || txid)?.toLowerCase();
  if (!checked) return { checked_txid: null, checked_output: null };
  if (!isTxid(coin, checked)) throw fault('txid', messages.txidInvalid);
  const output = Number(body.output || 0);
  // An Ethereum transaction pays an address once: a number beside it would let it count twice.
  if (coin === 'ETH' && output > 0) throw fault('output', messages.outputOfEther);
  return { checked_txid: checked, checked_output: output };
}

interface Confirmation {
  deposit: Pending;
  expected: ExpectedCredit;
  payment: CheckedPayment;
  /** As staff entered it; empty for the expected amount. */
  amount: string | undefined;
  note: string | undefined;
}

/**
 * Checks amount and note of a confirmation, and returns the cents to credit.
 * Errors: 422 for an amount that is missing or over 1.2 times what was asked, or a missing note.
 */
export function centsToCredit(confirmation: Confirmation): bigint {
  const { deposit, expected, payment, amount, note } = confirmation;
  const receivedCents = amount ? parseDollars(amount) : expected.cents;
  if (receivedCents === undefined) throw fault('amount', messages.creditUnknown);
  if (receivedCents * 10n > deposit.amount_cents * 12n) {
    throw fault('amount', messages.creditTooLarge);
  }
  if (note) return receivedCents;
  if (receivedCents !== expected.cents) throw fault('note', messages.noteRequiredAmount);
  if (payment.checked_txid === null) throw fault('note', messages.noteRequired);
  if (expected.reasons.length > 0) throw fault('note', messages.noteRequiredLate);
  return receivedCents;
}

const fault = (field: string, sentence: string) =>
  new ApiError('rule', sentence, { fields: { [field]: sentence } });
