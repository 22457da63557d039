import { bytesToHex } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { SigHash, Transaction } from '@scure/btc-signer';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { keepPayouts } from '#server/payouts/keepPayouts.ts';
import { payoutMessages } from '#server/payouts/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { keyWithCoin } from '#tests/support/nodes/keyCoin.ts';
import { acceptPayout, signedByDevice } from '#tests/support/nodes/signedByDevice.ts';
import { addresses, type Person, staff } from '#tests/support/people.ts';
import { payoutCalls } from './stage.ts';
import { takingNode } from './takingNode.ts';

const anyOutputs = SigHash.NONE_ANYONECANPAY;
const paysOthers = { status: 409, problem: { message: payoutMessages.paysOthers } };

describeOnOneEngine('the file of a payout', (engine) => {
  const seed = crypto.getRandomValues(new Uint8Array(32));
  let backend: Backend;
  let grace: Person;
  let made: ReturnType<typeof payoutCalls>;
  let payoutId: string;
  beforeEach(async () => {
    backend = await startBackend({ db: engine().db });
    grace = await staff(backend);
    made = payoutCalls(backend, grace);
    await keyWithCoin(backend, grace, { seed });
    const { id } = await made.approved('bob', { address: addresses.BTC });
    ({ _id: payoutId } = await made.made([id]));
    backend.ports.log = () => undefined;
  });

  const withoutTriggers = (statement: ReturnType<typeof sql>) =>
    backend.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await statement.execute(trx);
    });
  const file = () =>
    callApi(backend, calls.payouts.psbt, { token: grace.token, params: { id: payoutId } });
  const readFile = async () => Transaction.fromPSBT(base64.decode(await made.psbt(payoutId)));

  const strange: [string, (transaction: Transaction) => void][] = [
    ['signatures of no outputs', (one) => one.updateInput(0, { sighashType: anyOutputs })],
    [
      'another path of its change',
      (one) => {
        const master = HDKey.fromMasterSeed(seed);
        const { fingerprint } = master;
        const { publicKey: other } = master.derive("m/84'/0'/0'/1/7");
        if (!other) throw new Error('no key');
        const path = [84 + 2 ** 31, 2 ** 31, 2 ** 31, 1, 7];
        one.updateOutput(1, { bip32Derivation: [[other, { fingerprint, path }]] });
      },
    ],
  ];
  test.each(strange)('is not given to a device with %s', async (_, change) => {
    expect((await file()).status).toBe(200);
    const transaction = await readFile();
    change(transaction);
    const changed = transaction.toPSBT(0);
    await withoutTriggers(sql`UPDATE payouts SET psbt = decode(${bytesToHex(changed)}, 'hex')`);
    expect(await made.psbt(payoutId)).toBe(base64.encode(changed));
    expect(await file()).toMatchObject(paysOthers);
    expect(await made.sign(payoutId, await made.psbt(payoutId))).toMatchObject(paysOthers);
  });

  test('is not given to a device where an address of its coin is of another key', async () => {
    await withoutTriggers(
      sql`UPDATE receiving_addresses SET index = 40 WHERE branch = 0 AND index > 0`,
    );
    expect(await file()).toMatchObject(paysOthers);
  });

  /** Signed by the device, but anyone can change where it goes. */
  async function looseFile(): Promise<string> {
    const transaction = await readFile();
    transaction.updateInput(0, { sighashType: anyOutputs });
    const key = HDKey.fromMasterSeed(seed) as Parameters<typeof transaction.sign>[0];
    transaction.sign(key, [anyOutputs]);
    return base64.encode(transaction.toPSBT(0));
  }

  test('is not taken back with a signature that covers a part of it', async () => {
    const { status, problem } = await made.sign(payoutId, await looseFile());
    expect([status, problem.message]).toEqual([422, payoutMessages.partial]);
    const signed = await signedByDevice(backend, { id: payoutId, seed });
    expect((await made.sign(payoutId, signed)).status).toBe(200);
  });

  test('is not sent with other signatures than those that were checked', async () => {
    const asked = takingNode(backend);
    const signed = await signedByDevice(backend, { id: payoutId, seed });
    expect((await made.sign(payoutId, signed)).status).toBe(200);
    await acceptPayout(backend, payoutId);
    const loose = Transaction.fromPSBT(base64.decode(await looseFile()));
    loose.finalize();
    await sql`UPDATE payouts SET signed_tx = decode(${bytesToHex(loose.extract())}, 'hex')`.execute(
      backend.db,
    );
    expect(await made.send(payoutId)).toMatchObject(paysOthers);
    // The role of the server can write the next state too.
    await sql`UPDATE payouts SET send_asked_at = now()`.execute(backend.db);
    await sql`UPDATE payouts SET state = 'sent', sent_at = now()`.execute(backend.db);
    await backend.advance(120_000);
    await keepPayouts(backend.ports);
    expect(asked).toEqual([]);
    expect(await made.read(payoutId)).toMatchObject({ problem: payoutMessages.paysOthers });
  });
});
