import { hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { includes } from '#contract/proof/inclusion.ts';
import { leafHash } from '#contract/proof/treeHash.ts';
import { startBackend } from '#mocks/backend.ts';
import { appendQueued } from '#server/platform/log/appendQueued.ts';
import { keepLog } from '#server/platform/log/keepLog.ts';
import { growTree, rootAndProofs } from '#server/platform/log/tree.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { addresses, deposit, fund, walletAddresses } from '#tests/support/people.ts';
import { bytesOf } from './auditor.ts';
import { startLog } from './startLog.ts';

const sha256 = async (...parts: Uint8Array[]) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', Buffer.concat(parts)));

describeOnEngines('the verifiable log', (engine) => {
  test('has a line for each movement of money, which an investor reads and verifies', async () => {
    const { backend, grace, ada, nextHead, platformLines } = await startLog(engine().db);
    await fund(backend, ada, grace, '1000');
    const withdrawn = await callApi(backend, calls.withdrawals.create, {
      token: ada.token,
      body: { amount: '200', withdrawMode: 'Bitcoin', address: addresses.BTC },
    });
    expect(withdrawn.status).toBe(200);
    const { size, root } = await nextHead();
    const lines = await platformLines();
    expect(lines.map(({ action }) => action)).toEqual([
      'approval.record',
      'quote.make',
      'deposit.make',
      'approval.record',
      'entry.post',
      'withdrawal.make',
      'entry.post',
    ]);
    expect(lines.map(({ details }) => details)).toMatchObject([
      { by: grace.user._id },
      { coin: 'BTC', cents: 100_000, address: walletAddresses.BTC },
      { coin: 'BTC', cents: 100_000, address: walletAddresses.BTC },
      { by: grace.user._id, cents: 100_000 },
      { leg: 'credit', cents: 100_000, from: 'custody', to: 'available', toAfter: 100_000 },
      { coin: 'BTC', cents: 20_000, address: addresses.BTC },
      { leg: 'hold', cents: 20_000, from: 'available', to: 'held', fromAfter: 80_000 },
    ]);

    const { reply } = await callApi(backend, calls.log.mine, { token: ada.token });
    expect(reply.data.map(({ action }) => action)).toEqual([
      'entry.post',
      'withdrawal.make',
      'entry.post',
      'deposit.make',
      'quote.make',
    ]);
    for (const line of reply.data) {
      const hash = await sha256(hexToBytes(line.previousHash), Buffer.from(line.input));
      expect(hexToBytes(line.hash)).toEqual(hash);
      expect(JSON.parse(line.input.split('|').slice(7).join('|'))).toEqual(line.details);
      const query = { index: line.index, size };
      const { data } = (await callApi(backend, calls.log.inclusion, { query })).reply;
      expect(bytesOf(data.leaf)).toEqual(hash);
      const proof = data.proof.map(bytesOf);
      expect(includes({ leaf: leafHash(hash), ...query, proof, root })).toBe(true);
    }
    const { reply: own } = await callApi(backend, calls.log.mine, { token: grace.token });
    expect(own.data).toEqual([]);
  });

  test('has signed heads that anyone recomputes, and each continues the one before', async () => {
    const { backend, grace, ada, auditor, nextHead, files } = await startLog(engine().db);
    const first = await nextHead();
    await fund(backend, ada, grace);
    const second = await nextHead();
    expect(second.size).toBeGreaterThan(first.size);
    expect([await auditor.isSigned(first), await auditor.isSigned(second)]).toEqual([true, true]);
    expect(await auditor.isContinued(first)).toBe(true);
    expect(await auditor.recomputed()).toEqual(second.root);
    expect(files.published).toHaveLength(2);
    expect(files.last).toBe(files.published[1]);
    await nextHead();
    const { reply } = await callApi(backend, calls.log.heads);
    expect(reply.data.map(({ size }) => size)).toEqual([second.size, first.size]);
  });

  test('grows by parts to the tree of the whole', async () => {
    const { backend, grace, ada, auditor, nextHead } = await startLog(engine().db);
    for (const dollars of ['100', '101', '102']) await fund(backend, ada, grace, dollars);
    await appendQueued(backend.ports.db);
    const size = await growTree(backend.ports.db, 2);
    const { root } = await rootAndProofs(backend.ports.db, size, []);
    expect(root).toEqual((await nextHead()).root);
    expect(root).toEqual(await auditor.recomputed());
    const ones = [...size.toString(2)].filter((digit) => digit === '1').length;
    const nodes = await engine().db.selectFrom('log_nodes').select('place').execute();
    expect(nodes).toHaveLength(size - ones);
  });

  test('answers 404 beyond its head, and 422 for anything but a number', async () => {
    const { backend, nextHead } = await startLog(engine().db);
    const none = await callApi(backend, calls.log.checkpoint);
    expect(none.status).toBe(404);
    const { size } = await nextHead();
    const statuses = [
      await callApi(backend, calls.log.inclusion, { query: { index: size, size } }),
      await callApi(backend, calls.log.inclusion, { query: { index: 0, size: size + 1 } }),
      await callApi(backend, calls.log.consistency, { query: { from: 0, to: size + 1 } }),
      await callApi(backend, calls.log.consistency, { query: { from: size, to: 1 } }),
      await callApi(backend, calls.log.inclusion, { query: { index: -1, size } }),
      await callApi(backend, calls.log.leaves, { query: { from: 0, count: 1_001 } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 422, 422]);
  });

  test('deposits at the same time leave exactly their lines, and the chain is intact', async () => {
    const { backend, grace, ada, auditor, nextHead, platformLines } = await startLog(engine().db);
    await Promise.all([
      ...Array.from({ length: 5 }, (_, index) => deposit(backend, ada, String(100 + index))),
      ...Array.from({ length: 3 }, () => appendQueued(backend.ports.db)),
    ]);
    const other = await startBackend({ db: engine().db, clock: backend.clock });
    await Promise.all([keepLog(backend.ports), keepLog(other.ports)]);
    const made = (await platformLines()).filter(({ action }) => action === 'deposit.make');
    expect(made.map(({ details }) => details.cents).sort()).toEqual([
      10_000, 10_100, 10_200, 10_300, 10_400,
    ]);
    const { reply } = await callApi(backend, calls.audit.verify, { token: grace.token });
    expect(reply.data).toMatchObject({ intact: true, upTo: { seq: (await nextHead()).size } });
    expect(await auditor.recomputed()).toEqual((await auditor.checkpoint()).root);
    expect((await callApi(backend, calls.log.heads)).reply.data).toHaveLength(1);
  });
});
