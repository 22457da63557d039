import { bytesToHex } from '@noble/hashes/utils.js';
import { sql } from 'kysely';
import type { ChainNode } from '#server/platform/chain.ts';
import { toApiError } from '#server/platform/db/databaseErrors.ts';
import { acquireLease } from '#server/platform/db/lease.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { Ports } from '#server/platform/ports.ts';
import { askNode, send } from './askNode.ts';
import { changeIn, changePayout, type OpenPayout } from './changePayout.ts';
import { payoutMessages } from './messages.ts';
import { releaseWithdrawals } from './releaseWithdrawals.ts';
import { requirePaysItems } from './requireItemsVerified.ts';
import { endPayout, readUnpaid, settleItem } from './settleItem.ts';

/** Moves payouts on: checks and sends at the node, sees what it shows, settles, and ends what is past. */
export async function keepPayouts(ports: Ports): Promise<void> {
  const open = await readOpen(ports.db);
  if (open.length === 0) return;
  for (const payout of open) {
    if (payout.is_mined) await settle(ports, payout);
    else if (payout.is_seen) await see(ports, payout);
    else if (isOver(payout)) await expire(ports, payout);
  }
  const [node] = ports.chains?.BTC?.nodes ?? [];
  if (!node) return;
  try {
    const waiting = open.filter((payout) => !payout.is_seen && !isOver(payout));
    for (const payout of waiting) await askNode(ports, { node, payout });
    await sendAgain(ports, { node, open });
  } catch (error) {
    // Until it answers, the next run tries again.
    ports.log('info', 'payouts wait for the node', { reason: reasonOf(error) });
  }
}

/** One that a node may have does not end. */
const isOver = ({ is_past: isPast, given_at: givenAt }: OpenPayout): boolean =>
  isPast && givenAt === null;

async function readOpen(db: Db): Promise<OpenPayout[]> {
  const { rows } = await sql<OpenPayout>`
    SELECT id, state, signed_tx, is_accepted, send_asked_at, given_at, problem, unsigned_id,
      state <> 'sent' AND expires_at <= platform_now() AS is_past,
      payout_is_dead(p) AS is_dead, payout_is_seen(p) AS is_seen, payout_is_mined(p) AS is_mined, (SELECT withdrawals_paused FROM settings) AS is_paused
    FROM payouts p WHERE state IN ('draft', 'signed', 'sent')
      OR state = 'replaced' AND payout_is_mined(p) AND EXISTS (
        SELECT FROM payouts o WHERE o.family_id = p.family_id AND o.state = 'sent')
    ORDER BY made_at`.execute(db);
  return rows;
}

/** A node shows it, also where another program sent it. */
async function see(ports: Ports, payout: OpenPayout): Promise<void> {
  if (payout.state === 'sent') return;
  await changePayout(ports, payout, { state: 'sent', sent_at: ports.clock(), problem: null });
}

async function settle(ports: Ports, payout: OpenPayout): Promise<void> {
  await see(ports, payout);
  const { db, clock, log } = ports;
  const { id: payoutId } = payout;
  let failure: unknown;
  for (const withdrawalId of await readUnpaid(db, payoutId)) {
    try {
      await db.transaction().execute((trx) => settleItem(trx, { payoutId, withdrawalId }, clock()));
    } catch (error) {
      failure = error;
      log('info', 'withdrawal of a payout not settled', { id: payoutId, reason: reasonOf(error) });
    }
  }
  if (failure === undefined) {
    await db.transaction().execute((trx) => endPayout(trx, payoutId, clock()));
    return;
  }
  const problem = payoutMessages.notSettled(toApiError(failure)?.message ?? reasonOf(failure));
  if (payout.problem !== problem)
    await changePayout(ports, { ...payout, state: 'sent' }, { problem });
}

const expire = ({ db, clock }: Ports, payout: OpenPayout): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const at = clock();
    const changes = { state: 'expired', ended_at: at } as const;
    if (!(await changeIn(trx, { ...payout, changes }, at))) return;
    await releaseWithdrawals(trx, payout.id, { actorId: null, at });
  });

const againMs = 60_000;

/** A node drops what waits for too long, and what a block that left the chain contained. */
async function sendAgain(
  ports: Ports,
  { node, open }: { node: ChainNode; open: readonly OpenPayout[] },
): Promise<void> {
  const lost = open.filter(
    ({ state, is_seen: isSeen, signed_tx: bytes }) => state === 'sent' && !isSeen && bytes,
  );
  const lease = { name: 'payouts sent again', everyMs: againMs };
  if (lost.length === 0 || !(await acquireLease(ports.db, lease, ports.clock())).ours) return;
  for (const payout of lost) {
    if (payout.is_paused || !payout.signed_tx) continue;
    const problem = await problemOfSending(ports, { node, id: payout.id, bytes: payout.signed_tx });
    if (problem !== payout.problem) await changePayout(ports, payout, { problem });
  }
}

/** Null where the node has it: a state can be written without the checks of the call. */
async function problemOfSending(
  ports: Ports,
  { node, id, bytes }: { node: ChainNode; id: string; bytes: Uint8Array },
): Promise<string | null> {
  try {
    await requirePaysItems(ports.db, ports, id);
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
  const refused = await send(node, bytesToHex(bytes));
  return refused === null ? null : payoutMessages.refused(refused);
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
