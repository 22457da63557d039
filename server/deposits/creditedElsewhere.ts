import type { DepositDetail } from '#contract/depositDetail.ts';
import { amountText, groupDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { CheckedPayment, PendingDeposit } from '#server/deposits/decision/checkedPayment.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { fieldError } from '#server/platform/errors/apiError.ts';
import { depositMessages } from './messages.ts';
import { selectDeposits } from './rows.ts';

type Payment = Pick<PendingDeposit, 'id' | 'coin'> & { txid: string | null; output?: number };

/** The confirmed deposit that a transaction id, or one output of it, was credited to. */
async function findCredited(db: Db, { id, coin, txid, output }: Payment) {
  if (txid === null) return undefined;
  const checked = db
    .selectFrom('deposits')
    .select('id')
    .where('coin', '=', coin)
    .where('checked_txid', '=', txid)
    .$if(output !== undefined, (rows) => rows.where('checked_output', '=', output ?? 0));
  // One deposit can be paid by several transactions, and staff name one of them.
  const linked = db
    .selectFrom('payment_links')
    .innerJoin('chain_payments', 'chain_payments.id', 'payment_id')
    .select('deposit_id as id')
    .where('coin', '=', coin)
    .where('txid', '=', txid)
    .$if(output !== undefined, (rows) => rows.where('n', '=', output ?? 0));
  return selectDeposits(db)
    .where('deposits.id', 'in', checked.unionAll(linked))
    .where('deposits.status', '=', 'confirmed')
    .where('deposits.id', '<>', id)
    .limit(1)
    .executeTakeFirst();
}

export async function readCreditedElsewhere(
  db: Db,
  deposit: Pick<PendingDeposit, 'id' | 'coin' | 'txid'>,
): Promise<DepositDetail['creditedElsewhere']> {
  const other = await findCredited(db, deposit);
  if (!other?.decided_at) return null;
  return {
    _id: other.id,
    user: { _id: other.user_id, fullName: other.full_name },
    amount: amountText(other.amount_received_cents ?? other.amount_cents),
    decidedAt: other.decided_at.toISOString(),
  };
}

/**
 * Without an id the submitted one counts, and without a named output each output of it. Errors: 409
 * with whose, when the payment was credited before; 422 without an id that another deposit names.
 */
export async function requireNotCredited(
  db: Db,
  { id, coin, txid }: PendingDeposit,
  payment: CheckedPayment & { isOutputNamed: boolean },
): Promise<void> {
  const { checked_txid, checked_output, isOutputNamed } = payment;
  const exact = isOutputNamed && checked_output !== null ? { output: checked_output } : {};
  const checked = checked_txid === null ? { txid } : { txid: checked_txid, ...exact };
  const other = await findCredited(db, { id, coin, ...checked });
  if (!other) return checked_txid === null ? requireUnshared(db, { id, coin, txid }) : undefined;
  const amount = groupDollars(other.amount_received_cents ?? other.amount_cents);
  const whose = `${reference(other.id)}, ${other.full_name}, ${amount}`;
  throw fieldError('txid', depositMessages.creditedElsewhere(whose), 'conflict');
}

/** One of two that name the same id must not be credited without it, and the other one by it. */
async function requireUnshared(db: Db, { id, coin, txid }: Payment): Promise<void> {
  if (txid === null) return;
  const other = await db
    .selectFrom('deposits')
    .select('id')
    .where('coin', '=', coin)
    .where('txid', '=', txid)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  if (other) throw fieldError('txid', depositMessages.txidShared(reference(other.id)));
}
