import { formatUnits } from '#contract/coinAmount.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Evidence } from '#server/platform/db/tables/evidence.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import type { Rate } from '#server/prices/rates.ts';
import type { BuiltPayout } from './build.ts';

interface Terms {
  payout: BuiltPayout;
  rate: Pick<Rate, 'usd' | 'at'>;
  /** Thousandths of a satoshi for a byte. */
  feeRate: bigint;
  evidence: Evidence | null;
  /** The id of the payout whose place it takes. */
  replaces?: string;
}

interface Made {
  makerId: string;
  at: Date;
}

/** Writes a payout with its parts and its line in the audit log. Returns its id. */
export async function recordPayout(
  trx: Trx,
  { payout, rate, feeRate, evidence, replaces }: Terms,
  { makerId, at }: Made,
): Promise<string> {
  const id = crypto.randomUUID();
  const { items, coins } = payout;
  await trx
    .insertInto('payouts')
    .values({
      ...{ id, coin: 'BTC', kind: 'withdrawals', wallet_id: payout.wallet.id },
      ...{ psbt: payout.psbt, unsigned_id: payout.unsignedId, replaces: replaces ?? null },
      fee_units: String(payout.feeUnits),
      fee_rate: formatUnits(feeRate, { decimals: 3 }),
      change_units: String(payout.changeUnits),
      change_address_id: payout.changeId,
      ...{ rate_usd: rate.usd, rate_as_of: rate.at, made_by: makerId },
      evidence: evidence && JSON.stringify(evidence),
    })
    .execute();
  const parts = { payout_id: id };
  await trx
    .insertInto('payout_items')
    .values(items.map((item) => ({ ...parts, withdrawal_id: item.id, units: String(item.units) })))
    .execute();
  await trx
    .insertInto('payout_inputs')
    .values(coins.map((coin) => ({ ...parts, payment_id: coin.id })))
    .execute();
  const target = { kind: 'payout', id } as const;
  await recordEvent(trx, { kind: 'payout.changed', subject: target }, at);
  await appendAudit(trx, {
    ...{ at, actorId: makerId, action: 'payout.make', target },
    details: {
      ...{ coin: 'BTC', txid: payout.unsignedId, withdrawals: items.length },
      ...(replaces && { replaces }),
    },
  });
  return id;
}
