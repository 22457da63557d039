import { bytesToHex } from '@noble/hashes/utils.js';
import { sql } from 'kysely';
import type { PayoutState } from '#contract/payoutRecord.ts';
import type { ChainNode, NodeReply } from '#server/platform/chain.ts';
import { toApiError } from '#server/platform/db/databaseErrors.ts';
import { acquireLease } from '#server/platform/db/lease.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import type { Ports } from '#server/platform/ports.ts';
import { releaseWithdrawals } from './lockWithdrawals.ts';
import { payoutMessages } from './messages.ts';
import { settlePayout } from './settlePayout.ts';

/** Moves payouts on: checks and sends at the node, sees what it shows, settles, and ends what is past. */
export async function keepPayouts(ports: Ports): Promise<void> {
  const open = await readOpen(ports.db);
  if (open.length === 0) return;
  for (const payout of open) {
    if (payout.is_mined) await settle(ports, payout);
    else if (payout.is_seen) await see(ports, payout);
    else if (payout.is_past) await expire(ports, payout);
  }
  const [node] = ports.chains?.BTC?.nodes ?? [];
  if (!node) return;
  try {
    const waiting = open.filter(({ is_seen: isSeen, is_past: isPast }) => !isSeen && !isPast);
    for (const payout of waiting) await askNode(ports, { node, payout });
    await sendAgain(ports, { node, open });
  } catch (error) {
    // Until it answers, the next run tries again.
    ports.log('info', 'payouts wait for the node', { reason: reasonOf(error) });
  }
}

interface OpenPayout {
  id: string;
  state: PayoutState;
  signed_tx: Uint8Array | null;
  is_accepted: boolean;
  is_asked: boolean;
  problem: string | null;
  is_past: boolean;
  is_seen: boolean;
  is_mined: boolean;
  is_paused: boolean;
}

async function readOpen(db: Db): Promise<OpenPayout[]> {
  const { rows } = await sql<OpenPayout>`
    SELECT id, state, signed_tx, is_accepted, send_asked_at IS NOT NULL AS is_asked, problem,
      state <> 'sent' AND expires_at <= platform_now() AS is_past, payout_is_seen(p) AS is_seen,
      payout_is_mined(p) AS is_mined, (SELECT withdrawals_paused FROM settings) AS is_paused
    FROM payouts p WHERE state IN ('draft', 'signed', 'sent')
      OR state = 'replaced' AND payout_is_mined(p) AND EXISTS (
        SELECT FROM payouts o WHERE o.family_id = p.family_id AND o.state = 'sent')
    ORDER BY made_at`.execute(db);
  return rows;
}

type Changes = Partial<{
  state: PayoutState;
  is_accepted: boolean;
  send_asked_at: null;
  sent_at: Date;
  ended_at: Date;
  problem: string | null;
}>;

/** Only while it is as it was read: another process may have been first. */
const change = ({ db, clock }: Ports, { id, state }: OpenPayout, changes: Changes) =>
  db.transaction().execute((trx) => changeIn(trx, { id, state, changes }, clock()));

async function changeIn(
  trx: Trx,
  { id, state, changes }: Pick<OpenPayout, 'id' | 'state'> & { changes: Changes },
  at: Date,
): Promise<boolean> {
  const changed = await trx
    .updateTable('payouts')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst();
  if (changed) {
    await recordEvent(trx, { kind: 'payout.changed', subject: { kind: 'payout', id } }, at);
  }
  return changed !== undefined;
}

/** A node shows it, also where another program sent it. */
async function see(ports: Ports, payout: OpenPayout): Promise<void> {
  if (payout.state === 'sent') return;
  await change(ports, payout, { state: 'sent', sent_at: ports.clock(), problem: null });
}

async function settle(ports: Ports, payout: OpenPayout): Promise<void> {
  await see(ports, payout);
  try {
    await ports.db.transaction().execute((trx) => settlePayout(trx, payout.id, ports.clock()));
  } catch (error) {
    const problem = payoutMessages.notSettled(toApiError(error)?.message ?? reasonOf(error));
    ports.log('info', 'payout not settled', { id: payout.id, reason: reasonOf(error) });
    if (payout.problem !== problem) await change(ports, { ...payout, state: 'sent' }, { problem });
  }
}

const expire = ({ db, clock }: Ports, { id, state }: OpenPayout): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const at = clock();
    const changes = { state: 'expired', ended_at: at } as const;
    if (!(await changeIn(trx, { id, state, changes }, at))) return;
    await releaseWithdrawals(trx, id, { actorId: null, at });
  });

interface Asked {
  node: ChainNode;
  payout: OpenPayout;
}

/** Tests a signed transaction, and sends one that staff want to be sent. */
async function askNode(ports: Ports, { node, payout }: Asked): Promise<void> {
  const { state, signed_tx: bytes, is_accepted: isAccepted, is_asked: isAsked, problem } = payout;
  if (state !== 'signed' || bytes === null || problem !== null) return;
  const transaction = bytesToHex(bytes);
  if (!isAccepted) {
    const [reply] = await node.ask([{ method: 'testmempoolaccept', params: [[transaction]] }]);
    const refused = refusalOfTest(reply);
    await change(
      ports,
      payout,
      refused === null ? { is_accepted: true } : { problem: payoutMessages.refused(refused) },
    );
  } else if (isAsked && !payout.is_paused) {
    const refused = await send(node, transaction);
    await change(
      ports,
      payout,
      refused === null
        ? { state: 'sent', sent_at: ports.clock() }
        : { problem: payoutMessages.refused(refused), is_accepted: false, send_asked_at: null },
    );
  }
}

function refusalOfTest(reply: NodeReply | undefined): string | null {
  if (!reply || reply.error) return reply?.error?.message ?? 'no reply';
  const [verdict] = reply.result as { allowed: boolean; 'reject-reason'?: string }[];
  if (verdict?.allowed) return null;
  const reason = verdict?.['reject-reason'] ?? 'no reason given';
  return /already/.test(reason) ? null : reason;
}

/** The node's reason against it; null where it has the transaction. */
async function send(node: ChainNode, transaction: string): Promise<string | null> {
  const [reply] = await node.ask([{ method: 'sendrawtransaction', params: [transaction] }]);
  const message = reply?.error?.message;
  return message === undefined || /already/i.test(message) ? null : message;
}

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
    const refused = await send(node, bytesToHex(payout.signed_tx));
    const problem = refused === null ? null : payoutMessages.refused(refused);
    if (problem !== payout.problem) await change(ports, payout, { problem });
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
