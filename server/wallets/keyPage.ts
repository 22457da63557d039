import { bytesToHex } from '@noble/hashes/utils.js';
import { sql } from 'kysely';
import { accountKeys } from '#contract/accountKeys.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { nextIndex } from './addressFor.ts';

// Wallets look 20 addresses ahead by default, and more are issued before staff look here again.
const usualGap = 20;

/** GET /account-keys/{walletId}. Errors: 404, also for a wallet with one address. */
export const readAccountKey: Route = serve(accountKeys.read, async ({ db, ports, params }) => {
  const { walletId } = params;
  const wallet = await db
    .selectFrom('wallets')
    .select(['coin', 'address', 'script', 'account_key', 'fingerprint', 'key_path'])
    .select(nextIndex.as('next_index'))
    .where('id', '=', walletId)
    .executeTakeFirst();
  const { account_key: key, key_path: path, script, next_index: next } = wallet ?? {};
  if (!wallet || !key || !path || !script || !next) {
    throw new ApiError('not-found', platformMessages.notFound);
  }
  const fingerprint = wallet.fingerprint && bytesToHex(wallet.fingerprint);
  const { highest, longest, issued, used } = await readUse(db, walletId);
  return {
    data: {
      ...{ walletId, coin: wallet.coin, script, path, fingerprint, accountKey: key },
      firstAddress: wallet.address,
      descriptor: (fingerprint && ports.keys?.descriptor({ key, fingerprint, path })) || null,
      nextIndex: next,
      highestUsed: highest,
      longestUnused: longest,
      gapLimit: longest + usualGap,
      ...{ issued, used },
    },
  };
});

interface Use {
  highest: number | null;
  longest: number;
  issued: number;
  used: number;
}

/** A run of unused addresses has indexes that grow as its row numbers do. */
async function readUse(db: Db, walletId: string): Promise<Use> {
  const { rows } = await sql<Use>`
    WITH issued AS (
      SELECT index, first_seen_at IS NOT NULL OR address IN (SELECT address FROM deposits
          WHERE wallet_id = ${walletId} AND status = 'confirmed') AS is_used
      FROM receiving_addresses WHERE wallet_id = ${walletId} AND branch = 0
    ), runs AS (
      SELECT count(*) AS length FROM (SELECT index - row_number() OVER (ORDER BY index) AS run
        FROM issued WHERE NOT is_used) unused GROUP BY run
    )
    SELECT max(index) FILTER (WHERE is_used) AS highest,
      coalesce((SELECT max(length) FROM runs), 0)::int AS longest,
      count(*) FILTER (WHERE index > 0)::int AS issued,
      count(*) FILTER (WHERE is_used)::int AS used
    FROM issued`.execute(db);
  return rows[0] as Use;
}
