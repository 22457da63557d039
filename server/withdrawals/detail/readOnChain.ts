import type { Coin } from '#contract/coin.ts';
import { formatUnits, unitDecimals } from '#contract/coinAmount.ts';
import type { PaymentOnChain } from '#contract/withdrawalEvidence.ts';
import type { Db } from '#server/platform/db/tables.ts';

interface Paid {
  id: string;
  coin: Coin;
  status: string;
  coin_units: string | null;
}

/** The recorded payment as the chain shows it; null before it. */
export async function readOnChain(
  db: Db,
  { id, coin, status, coin_units: paid }: Paid,
): Promise<PaymentOnChain | null> {
  if (status !== 'paid') return null;
  const check = await db
    .selectFrom('withdrawal_checks as c')
    .leftJoin('chain_state', 'chain_state.coin', 'c.coin')
    .select(['c.state', 'c.units', 'c.height', 'c.looked_at', 'chain_state.height as tip'])
    .where('withdrawal_id', '=', id)
    .executeTakeFirst();
  if (!check) return { state: 'off', amount: null, fits: false, confirmations: 0, lookedAt: null };
  const { state, units, height, tip, looked_at: lookedAt } = check;
  return {
    state,
    amount: units && formatUnits(BigInt(units), { decimals: unitDecimals[coin] }),
    fits: units === paid,
    confirmations: height === null ? 0 : Math.max(1, (tip ?? height) - height + 1),
    lookedAt: lookedAt.toISOString(),
  };
}
