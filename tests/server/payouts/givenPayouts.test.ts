import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { type Backend, staffPassword, startBackend } from '#mocks/backend.ts';
import { keepPayouts } from '#server/payouts/keepPayouts.ts';
import { payoutMessages } from '#server/payouts/messages.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { keyWithCoin } from '#tests/support/nodes/keyCoin.ts';
import { acceptPayout, signedByDevice } from '#tests/support/nodes/signedByDevice.ts';
import { addresses, signIn, staff } from '#tests/support/people.ts';
import { payoutCalls } from './stage.ts';
import { answerBy, type Replies, takingNode } from './takingNode.ts';

const dayMs = 24 * 3_600_000;
const beingSent = { status: 409, problem: { message: payoutMessages.beingSent } };

describeOnOneEngine('a payout whose node did not answer when it was sent', (engine) => {
  const seed = crypto.getRandomValues(new Uint8Array(32));
  let backend: Backend;
  let made: ReturnType<typeof payoutCalls>;
  let payoutId: string;
  let replies: Replies;
  beforeEach(async () => {
    backend = await startBackend({ db: engine().db });
    backend.ports.log = () => undefined;
    replies = {};
    takingNode(
      backend,
      answerBy(() => replies),
    );
    const grace = await staff(backend);
    made = payoutCalls(backend, grace);
    await keyWithCoin(backend, grace, { seed });
    const { id } = await made.approved('bob', { address: addresses.BTC });
    ({ _id: payoutId } = await made.made([id]));
    const signed = await signedByDevice(backend, { id: payoutId, seed });
    expect((await made.sign(payoutId, signed)).status).toBe(200);
    await acceptPayout(backend, payoutId);
    expect((await made.send(payoutId)).status).toBe(200);
    await keepPayouts(backend.ports);
  });

  const unknown = { error: { code: -5, message: 'Transaction not in mempool' } };
  const later = async (ms: number) => {
    await backend.advance(ms);
    await keepPayouts(backend.ports);
    // Sessions of staff are shorter than a day.
    made = payoutCalls(backend, await signIn(backend, 'grace', staffPassword));
  };

  test('is not cancelled and does not end before the node answers that it has it not', async () => {
    await later(600_000);
    expect(await made.cancel(payoutId)).toMatchObject(beingSent);
    await later(dayMs);
    expect(await made.read(payoutId)).toMatchObject({ state: 'signed' });
    const expired = sql`UPDATE payouts SET state = 'expired', ended_at = now()`.execute(backend.db);
    await expect(expired).rejects.toMatchObject({ constraint: 'payouts_step' });
    // The node has it, or something spent its coin, perhaps this transaction in a block.
    const unspent = { result: { confirmations: 3 } };
    replies = { getmempoolentry: { result: {} }, gettxout: unspent };
    await later(1_000);
    replies = { getmempoolentry: unknown, gettxout: { result: null } };
    await later(1_000);
    await later(1_000);
    expect(await made.read(payoutId)).toMatchObject({ state: 'signed' });
    replies = { getmempoolentry: unknown, gettxout: unspent };
    await later(1_000);
    await later(1_000);
    expect(await made.read(payoutId)).toMatchObject({ state: 'expired' });
  });

  test('is not cancelled where the node refuses it the second time', async () => {
    replies = { sendrawtransaction: { error: { code: -25, message: 'missing inputs' } } };
    await later(1_000);
    expect(await made.read(payoutId)).toMatchObject({
      problem: payoutMessages.refused('missing inputs'),
    });
    expect(await made.cancel(payoutId)).toMatchObject(beingSent);
    replies = { getmempoolentry: unknown, gettxout: { result: { confirmations: 3 } } };
    await later(1_000);
    expect((await made.cancel(payoutId)).status).toBe(200);
  });

  test('is sent once the node answers', async () => {
    replies = { sendrawtransaction: { result: 'id' } };
    await later(1_000);
    expect(await made.read(payoutId)).toMatchObject({ state: 'sent' });
  });
});
