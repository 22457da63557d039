import { sql } from 'kysely';
import type { StaffWithdrawalDetail } from '#contract/withdrawals.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { WithdrawalRow } from './settle.ts';

/** Enough for a transfer to an account without code. */
const transferGas = 21_000;

interface Fees {
  network: string;
  fee_rate: string;
  tip_rate: string;
}

/** Fields for a wallet beside address and amount; null for Bitcoin and where no node was read lately. */
export async function readGas(
  db: Db,
  { coin, status }: Pick<WithdrawalRow, 'coin' | 'status'>,
): Promise<StaffWithdrawalDetail['gas']> {
  if (coin !== 'ETH' || status !== 'approved') return null;
  const { rows } = await sql<Fees>`SELECT network, fee_rate, tip_rate FROM chain_state
    WHERE coin = 'ETH' AND fee_rate IS NOT NULL AND tip_rate IS NOT NULL
      AND chain_is_fresh('ETH')`.execute(db);
  const [fees] = rows;
  if (!fees) return null;
  const { network, fee_rate: maxFeeGwei, tip_rate: tipGwei } = fees;
  return { chainId: network, limit: transferGas, maxFeeGwei, tipGwei };
}
