import { sql } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import type { Round } from '#server/chain/round.ts';
import type { Trx } from '#server/platform/db/tables.ts';

// After a gap: more blocks than any deposit waits for.
const incompleteBlocks = 144;

/** Stores how far a node was read, and the fees that it estimates. */
export async function recordState(
  trx: Trx,
  { coin, network, round }: { coin: Coin; network: string; round: Round },
): Promise<void> {
  const { head, finalizedHeight, isIncomplete, isCatchingUp, feeRate, tipRate = null } = round;
  const until = isIncomplete ? head.height + incompleteBlocks : null;
  await sql`INSERT INTO chain_state AS known
    (coin, network, height, hash, finalized_height, read_at, problem, incomplete_until,
      fee_rate, tip_rate)
    VALUES (${coin}, ${network}, ${head.height}, ${head.hash}, ${finalizedHeight}, platform_now(),
      ${isCatchingUp ? 'behind' : isIncomplete ? 'incomplete' : null}::text, ${until}::int, ${feeRate}::numeric,
      ${tipRate}::numeric)
    ON CONFLICT (coin) DO UPDATE SET network = excluded.network, height = excluded.height,
      hash = excluded.hash, finalized_height = excluded.finalized_height,
      read_at = excluded.read_at, fee_rate = excluded.fee_rate,
      tip_rate = excluded.tip_rate,
      incomplete_until = coalesce(excluded.incomplete_until,
        CASE WHEN known.incomplete_until > excluded.height THEN known.incomplete_until END),
      problem = coalesce(excluded.problem,
        CASE WHEN known.incomplete_until > excluded.height THEN 'incomplete' END)`.execute(trx);
}
