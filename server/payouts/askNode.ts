import { bytesToHex } from '@noble/hashes/utils.js';
import { findSpent } from '#server/chain/outgoing/findSpent.ts';
import type { ChainNode, NodeReply } from '#server/platform/chain.ts';
import { toApiError } from '#server/platform/db/databaseErrors.ts';
import type { Ports } from '#server/platform/ports.ts';
import { changeIn, changePayout, type OpenPayout } from './changePayout.ts';
import { payoutMessages } from './messages.ts';
import { requireSendable } from './requireSendable.ts';

interface Asked {
  node: ChainNode;
  payout: OpenPayout;
}

/** Tests a signed transaction, and sends one that staff want to be sent. */
export async function askNode(ports: Ports, { node, payout }: Asked): Promise<void> {
  const { state, signed_tx: bytes, is_accepted: isAccepted, problem, is_past: isPast } = payout;
  if (state !== 'signed' || bytes === null) return;
  const isStopped = problem !== null || isPast;
  const isWanted = isAccepted && payout.send_asked_at !== null && !payout.is_paused;
  const transaction = bytesToHex(bytes);
  if (payout.given_at !== null && (isStopped || !isWanted)) {
    await takeBack(ports, { node, payout });
  } else if (!isStopped && !isAccepted) {
    const [reply] = await node.ask([{ method: 'testmempoolaccept', params: [[transaction]] }]);
    const refused = refusalOfTest(reply);
    await changePayout(
      ports,
      payout,
      refused === null ? { is_accepted: true } : { problem: payoutMessages.refused(refused) },
    );
  } else if (!isStopped && isWanted) {
    await sendAsked(ports, { node, payout }, transaction);
  }
}

/** Once the node does not have it, it can be cancelled, and ends after its day. */
async function takeBack(ports: Ports, { node, payout }: Asked): Promise<void> {
  const coin = await ports.db
    .selectFrom('payout_inputs')
    .innerJoin('chain_payments', 'chain_payments.id', 'payment_id')
    .select(['txid', 'n'])
    .where('payout_id', '=', payout.id)
    .execute();
  const isFree = payout.is_dead || (await findSpent(node, payout.unsigned_id, coin)) === 'nothing';
  if (isFree) await changePayout(ports, payout, { given_at: null });
}

/** Checks again what staff asked to send: a colleague may have objected since, or an owner reported the account. */
async function sendAsked(ports: Ports, { node, payout }: Asked, transaction: string) {
  const { db, clock } = ports;
  const { id, given_at: earlier } = payout;
  const at = clock();
  try {
    const isTaken = await db.transaction().execute(async (trx) => {
      await requireSendable(trx, ports, id);
      // From now on it is not cancelled: the node may have it, also where its reply is lost.
      return changeIn(trx, { ...payout, changes: { given_at: at } }, at);
    });
    if (!isTaken) return;
  } catch (error) {
    const known = toApiError(error);
    if (!known || known.code === 'unavailable') throw error;
    await changePayout(ports, payout, { problem: known.message, send_asked_at: null });
    return;
  }
  const refused = await send(node, transaction);
  const given = { ...payout, given_at: at };
  if (refused === null) {
    await changePayout(ports, given, { state: 'sent', sent_at: clock() });
    return;
  }
  // A refusal of the second time is not one of the first.
  const changes = { problem: payoutMessages.refused(refused), is_accepted: false };
  await changePayout(ports, given, { ...changes, send_asked_at: null, given_at: earlier });
}

function refusalOfTest(reply: NodeReply | undefined): string | null {
  if (!reply || reply.error) return reply?.error?.message ?? 'no reply';
  const [verdict] = reply.result as { allowed: boolean; 'reject-reason'?: string }[];
  if (verdict?.allowed) return null;
  const reason = verdict?.['reject-reason'] ?? 'no reason given';
  return /already/.test(reason) ? null : reason;
}

/** The node's reason against it; null where it has the transaction. */
export async function send(node: ChainNode, transaction: string): Promise<string | null> {
  const [reply] = await node.ask([{ method: 'sendrawtransaction', params: [transaction] }]);
  const message = reply?.error?.message;
  return message === undefined || /already/i.test(message) ? null : message;
}
