import { expect } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Answered, callApi, type Reachable } from './caller.ts';
import { type Person, randomTxid } from './people.ts';

/** A money request with its own Idempotency-Key, which can be sent again unchanged. */
export interface Keyed<C = unknown> {
  send(server: Reachable): Promise<Answered<C>>;
  /** The received reply, if any. */
  reply: unknown;
}

/** A deposit under a key; the row it makes is known by its transaction id. */
export interface KeyedDeposit extends Keyed<typeof calls.deposits.create> {
  txid: string;
}

/** A new deposit with a new key. */
export function keyedDeposit({ token }: Person): KeyedDeposit {
  const txid = randomTxid();
  const body = { amount: '50', coin: 'BTC', txid };
  const sent = { token, key: crypto.randomUUID(), body };
  return { txid, reply: undefined, send: (server) => callApi(server, calls.deposits.create, sent) };
}

/** Asks to confirm a deposit. */
export function keyedConfirm(
  { token }: Person,
  depositId: string,
): Keyed<typeof calls.deposits.confirm> {
  const sent = { token, key: crypto.randomUUID(), params: { depositId }, body: {} };
  return { reply: undefined, send: (server) => callApi(server, calls.deposits.confirm, sent) };
}

// As many as one person may send at once; a fault at full size makes thousands.
const atOnce = 40;

/**
 * Sends each request again: what was answered before is answered in the same words, and what was
 * not is done now, if it was not done already, by whichever of two retries comes first.
 */
export async function expectOneAnswerEach(server: Reachable, asked: readonly Keyed[]) {
  const again = async ({ reply, send }: Keyed) => {
    const retries = await Promise.all(reply ? [send(server)] : [send(server), send(server)]);
    const first = reply ?? retries[0]?.reply;
    for (const retry of retries) expect([retry.status, retry.reply]).toEqual([200, first]);
  };
  for (let from = 0; from < asked.length; from += atOnce) {
    await Promise.all(asked.slice(from, from + atOnce).map(again));
  }
}
