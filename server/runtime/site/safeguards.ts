import { sql } from 'kysely';
import type { Db } from '#server/platform/db/tables.ts';

/** Safeguards that depend on what the operator has set up. */
export interface Safeguards {
  /** Each coin that investors can send has a node. */
  chainLookup: boolean;
  /** Each of them has a key, so that no two investors send to one address. */
  addressPerInvestor: boolean;
  /** Addresses and cover of a closed day are published. */
  backingProof: boolean;
}

export const noSafeguards: Safeguards = {
  chainLookup: false,
  addressPerInvestor: false,
  backingProof: false,
};

export async function readSafeguards(db: Db): Promise<Safeguards> {
  const { rows } = await sql<Safeguards>`WITH in_use AS (
      SELECT DISTINCT ON (coin) coin, kind FROM wallets
      WHERE status = 'approved' AND retired_at IS NULL AND active_from <= platform_now()
      ORDER BY coin, created_at DESC, id DESC
    )
    SELECT (SELECT coalesce(bool_and(EXISTS (SELECT FROM chain_state s WHERE s.coin = in_use.coin)),
        false) FROM in_use) AS "chainLookup",
      (SELECT coalesce(bool_and(kind = 'key'), false) FROM in_use) AS "addressPerInvestor",
      publish_reserves AND EXISTS (SELECT FROM reconciliations WHERE state = 'closed')
        AS "backingProof"
    FROM settings`.execute(db);
  return rows[0] ?? noSafeguards;
}
