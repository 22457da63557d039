import { sql } from 'kysely';
import { chainMessages } from '#server/chain/messages.ts';
import type { ChainNode } from '#server/platform/chain.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { Ports } from '#server/platform/ports.ts';
import { findOutgoing } from './findOutgoing.ts';
import { findSpent } from './findSpent.ts';

interface Earlier {
  txid: string;
  address: string;
  coin: { txid: string | null; n: number }[];
  is_dead: boolean;
  is_seen: boolean;
}

interface Allowed {
  /** The transaction that is recorded. */
  txid?: string;
  /** Those that the rows show are recorded next. */
  isShown?: boolean;
}

/**
 * Asks the node for the transactions of all payouts that had one of these withdrawals: rows that show them can be
 * taken back. Call it before the transaction of the database begins. Errors: 409 where the node has one, or does not
 * answer.
 */
export async function requireNoneSent(
  ports: Ports,
  withdrawalIds: readonly string[],
  { txid, isShown = false }: Allowed = {},
): Promise<void> {
  const [node] = ports.chains?.BTC?.nodes ?? [];
  if (!node) return;
  for (const payout of await readEarlier(ports, withdrawalIds)) {
    if (payout.txid === txid?.toLowerCase() || (isShown && payout.is_seen)) continue;
    const problem = await problemOf(ports, node, payout);
    if (problem !== null) throw new ApiError('conflict', problem);
  }
}

async function readEarlier({ db }: Ports, withdrawalIds: readonly string[]): Promise<Earlier[]> {
  const { rows } = await sql<Earlier>`
    SELECT DISTINCT ON (p.id) p.unsigned_id AS txid, t.address, payout_is_dead(p) AS is_dead,
      payout_is_seen(p) AS is_seen, (SELECT jsonb_agg(jsonb_build_object('txid', c.txid, 'n', c.n))
        FROM payout_inputs i JOIN chain_payments c ON c.id = i.payment_id WHERE i.payout_id = p.id) AS coin
    FROM payouts p JOIN payout_items t ON t.payout_id = p.id
    WHERE t.withdrawal_id = ANY(${[...withdrawalIds]}::uuid[]) AND p.state <> 'mined'`.execute(db);
  return rows;
}

async function problemOf(ports: Ports, node: ChainNode, payout: Earlier): Promise<string | null> {
  const { txid, address, coin, is_dead: isDead } = payout;
  const spent = await findSpent(node, txid, coin).catch(() => undefined);
  if (spent === undefined) return chainMessages.earlierUnread;
  if (spent === 'by-it') return chainMessages.earlierSent;
  if (spent === 'nothing') return null;
  const { state } = await findOutgoing(ports, { coin: 'BTC', txid, address });
  if (state === 'found') return chainMessages.earlierSent;
  if (state !== 'missing') return chainMessages.earlierUnread;
  return isDead ? null : chainMessages.earlierSpent;
}
