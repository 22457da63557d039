import { recordPayment } from '#server/chain/record/recordPayment.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import type { FoundPayment } from './found.ts';
import type { Recording } from './round.ts';

/** Stores outputs that no round had found, so that they are watched from now on; returns them. */
export async function recordUnseen(
  trx: Trx,
  unspent: readonly FoundPayment[],
  recording: Recording,
): Promise<{ ref: string; units: string }[]> {
  const unseen: { ref: string; units: string }[] = [];
  for (const payment of unspent) {
    const { txid, n, units } = payment;
    const known = await trx
      .selectFrom('chain_payments')
      .select('id')
      .where('coin', '=', recording.coin)
      .where('txid', '=', txid)
      .where('n', '=', n)
      .executeTakeFirst();
    if (known) continue;
    await recordPayment(trx, payment, recording);
    unseen.push({ ref: `${txid}:${n}`, units: String(units) });
  }
  return unseen;
}
