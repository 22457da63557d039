import type { Selectable } from 'kysely';
import type { BodyOf } from '#contract/call.ts';
import { isTxid, txidMessage } from '#contract/coin.ts';
import type { deposits } from '#contract/deposits.ts';
import { depositMessages } from '#server/deposits/messages.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { fieldError } from '#server/platform/errors/apiError.ts';

/** A deposit that waits to be decided. */
export type PendingDeposit = Selectable<Tables['deposits']>;

/** The transaction that staff checked, as columns of a deposit. */
export interface CheckedPayment {
  checked_txid: string | null;
  checked_output: number | null;
}

interface PaidBy {
  /** As the chain shows it. */
  paidBy?: { txid: string; n: number } | null;
}

/**
 * The transaction id that staff checked, else the submitted one or that on the chain; none if staff sent null. Errors:
 * 422 for an id or output that the coin does not have.
 */
export function checkedPayment(
  { coin, txid, paidBy }: Pick<PendingDeposit, 'coin' | 'txid'> & PaidBy,
  body: BodyOf<typeof deposits.confirm>,
): CheckedPayment {
  const known = txid ?? paidBy?.txid;
  const checked = body.txid === null ? undefined : (body.txid || known)?.toLowerCase();
  if (!checked) return { checked_txid: null, checked_output: null };
  if (!isTxid(coin, checked)) throw fieldError('txid', txidMessage(coin));
  const paidOutput = coin === 'BTC' && checked === paidBy?.txid ? paidBy.n : 0;
  const output = Number(body.output || paidOutput);
  // An Ethereum transaction pays an address once: an output number would let it count twice.
  if (coin === 'ETH' && output > 0) throw fieldError('output', depositMessages.outputOfEther);
  return { checked_txid: checked, checked_output: output };
}
