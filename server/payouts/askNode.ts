import { bytesToHex } from '@noble/hashes/utils.js';
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
  const { state, signed_tx: bytes, is_accepted: isAccepted, problem } = payout;
  if (state !== 'signed' || bytes === null || problem !== null) return;
  const transaction = bytesToHex(bytes);
  if (!isAccepted) {
    const [reply] = await node.ask([{ method: 'testmempoolaccept', params: [[transaction]] }]);
    const refused = refusalOfTest(reply);
    await changePayout(
      ports,
      payout,
      refused === null ? { is_accepted: true } : { problem: payoutMessages.refused(refused) },
    );
  } else if (payout.send_asked_at !== null && !payout.is_paused) {
    await sendAsked(ports, { node, payout }, transaction);
  }
}

/** Checks again what staff asked to send: a colleague may have objected since, or an owner reported the account. */
async function sendAsked(ports: Ports, { node, payout }: Asked, transaction: string) {
  const { db, clock } = ports;
  const { id, state, send_asked_at: askedAt } = payout;
  try {
    const isTaken = await db.transaction().execute(async (trx) => {
      await requireSendable(trx, ports, id);
      // From now on it is not cancelled: the node may have it before it answers.
      return changeIn(trx, { id, state, changes: { send_asked_at: clock() } }, clock());
    });
    if (!isTaken) return;
  } catch (error) {
    const known = toApiError(error);
    if (!known || known.code === 'unavailable') throw error;
    await changePayout(ports, payout, { problem: known.message, send_asked_at: null });
    return;
  }
  try {
    const refused = await send(node, transaction);
    await changePayout(
      ports,
      payout,
      refused === null
        ? { state: 'sent', sent_at: clock() }
        : { problem: payoutMessages.refused(refused), is_accepted: false, send_asked_at: null },
    );
  } catch (error) {
    await changePayout(ports, payout, { send_asked_at: askedAt });
    throw error;
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
export async function send(node: ChainNode, transaction: string): Promise<string | null> {
  const [reply] = await node.ask([{ method: 'sendrawtransaction', params: [transaction] }]);
  const message = reply?.error?.message;
  return message === undefined || /already/i.test(message) ? null : message;
}
