import { sql } from 'kysely';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError, fieldError } from '#server/platform/errors/apiError.ts';
import { readSettings } from '#server/settings/settings.ts';
import { payoutMessages } from './messages.ts';

interface Estimate {
  is_fresh: boolean;
  fee_rate: string | null;
}

const thousandths = (decimal: string): bigint => {
  const [whole = '0', part = ''] = decimal.split('.');
  return BigInt(whole + part.slice(0, 3).padEnd(3, '0'));
};

/**
 * Thousandths of a satoshi for a byte: the chosen rate, or the node's estimate within the settings. Errors:
 * 409 a node that was not read lately; 422 a rate outside the settings, or none.
 */
export async function readFeeRate(trx: Trx, chosen: number | undefined): Promise<bigint> {
  const { rows } = await sql<Estimate>`SELECT chain_is_fresh('BTC') AS is_fresh,
    (SELECT fee_rate FROM chain_state WHERE coin = 'BTC') AS fee_rate`.execute(trx);
  const { is_fresh: isFresh, fee_rate: estimate } = rows[0] as Estimate;
  if (!isFresh) throw new ApiError('conflict', payoutMessages.notRead);
  const { fee_floor: floor, fee_ceiling: ceiling } = await readSettings(trx);
  const [least, most] = [BigInt(floor) * 1_000n, BigInt(ceiling) * 1_000n];
  if (chosen !== undefined) {
    const rate = BigInt(chosen) * 1_000n;
    if (rate >= least && rate <= most) return rate;
    throw fieldError('feeRate', payoutMessages.feeOutside(floor, ceiling));
  }
  if (estimate === null) throw fieldError('feeRate', payoutMessages.noFee);
  const rate = thousandths(estimate);
  return rate < least ? least : rate > most ? most : rate;
}
