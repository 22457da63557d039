import { type Coin, isTxid } from '#contract/coin.ts';
import { formatUnits, unitDecimals } from '#contract/coinAmount.ts';
import { findOutgoing, type Lookup } from '#server/chain/outgoing/findOutgoing.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { fieldError } from '#server/platform/errors/apiError.ts';
import type { Ports } from '#server/platform/ports.ts';
import { withdrawalMessages } from '#server/withdrawals/messages.ts';
import type { WithdrawalRow } from '#server/withdrawals/settle.ts';

/** Asks a node for the transaction that staff typed; call it before that of the database begins. */
export async function lookUpPayment(
  ports: Ports,
  { id, txid }: { id: string; txid: string },
): Promise<Lookup> {
  const withdrawal = await ports.db
    .selectFrom('withdrawals')
    .select(['coin', 'address'])
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  // The transaction then answers with the error.
  if (!withdrawal || !isTxid(withdrawal.coin, txid)) return { state: 'off' };
  return findOutgoing(ports, { ...withdrawal, txid: txid.toLowerCase() });
}

interface Typed {
  coin: Coin;
  units: bigint;
  note: string | undefined;
}

/** Errors: 422 where a node is connected and does not show the payment as typed, without a note. */
export function requireShown(lookup: Lookup, { coin, units, note }: Typed): void {
  if (note || lookup.state === 'off') return;
  if (lookup.state === 'unread') throw fieldError('note', withdrawalMessages.chainUnread);
  if (lookup.state === 'missing') throw fieldError('note', withdrawalMessages.chainMissing);
  if (lookup.units === units) return;
  const amountOf = (value: bigint) =>
    `${formatUnits(value, { decimals: unitDecimals[coin] })} ${coin}`;
  const message =
    lookup.units === 0n
      ? withdrawalMessages.chainOtherAddress
      : withdrawalMessages.chainOtherAmount(amountOf(lookup.units), amountOf(units));
  throw fieldError('note', message);
}

/** Keeps the answer with the paid withdrawal, so that the background goes on looking. */
export async function recordCheck(
  trx: Trx,
  { id, coin }: WithdrawalRow,
  { lookup, txid, at }: { lookup: Lookup; txid: string; at: Date },
): Promise<void> {
  if (lookup.state === 'off') return;
  const check = { withdrawal_id: id, coin, txid: txid.toLowerCase() };
  const found =
    lookup.state === 'found'
      ? {
          state: lookup.block ? ('mined' as const) : ('seen' as const),
          units: String(lookup.units),
          block_hash: lookup.block?.hash ?? null,
          height: lookup.block?.height ?? null,
          found_at: at,
        }
      : { state: lookup.state };
  await trx
    .insertInto('withdrawal_checks')
    .values({ ...check, ...found })
    .execute();
}
