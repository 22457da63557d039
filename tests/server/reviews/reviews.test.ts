import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reviewMs } from '#contract/lifetimes.ts';
import { startBackend } from '#mocks/backend.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses, addWallet, deposit, fund, investor, staff } from '#tests/support/people.ts';

describeOnOneEngine('claiming what waits', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const [grace, alan] = [await staff(backend), await staff(backend, 'alan')];
    const ada = await investor(backend);
    await addWallet(backend, grace);
    const id = await deposit(backend, ada);
    const claim = (token: string, body = {}, target = id) =>
      callApi(backend, calls.reviews.start, { token, params: { id: target }, body });
    const release = (token: string) =>
      callApi(backend, calls.reviews.release, { token, params: { id } });
    const reader = async (token = grace.token) => {
      const list = await callApi(backend, calls.deposits.list, { token });
      const detail = await callApi(backend, calls.deposits.detail, { token, params: { id } });
      const listed = list.reply.data.find(({ _id }) => _id === id)?.claimedBy ?? null;
      expect(detail.reply.data.claimedBy).toEqual(listed);
      return listed?.fullName ?? null;
    };
    return { backend, grace, alan, ada, id, claim, release, reader };
  }

  test('shows the reviewer to others until two minutes after the last renewal', async () => {
    const { backend, grace, alan, claim, reader } = await start();
    expect(await reader()).toBeNull();
    const { reply } = await claim(grace.token);
    const until = new Date(backend.clock.now().getTime() + reviewMs).toISOString();
    expect(reply.data).toEqual({ _id: grace.user._id, fullName: grace.user.fullName, until });
    expect(await reader(alan.token)).toBe(grace.user.fullName);
    backend.clock.advance(reviewMs - 1);
    expect((await claim(grace.token)).status).toBe(200);
    backend.clock.advance(reviewMs - 1);
    expect(await reader(alan.token)).toBe(grace.user.fullName);
    backend.clock.advance(1);
    expect(await reader(alan.token)).toBeNull();
    expect((await claim(alan.token)).status).toBe(200);
  });

  test('answers with the deposit as it is now only if the claim asks for it', async () => {
    const { backend, grace, ada, id, claim } = await start();
    expect((await claim(grace.token)).reply.deposit).toBeNull();
    const params = { id };
    const { reply } = await callApi(backend, calls.deposits.detail, { token: grace.token, params });
    expect((await claim(grace.token, { read: true })).reply.deposit).toEqual(reply.data);
    await fund(backend, ada, grace, '1000');
    const body = { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC };
    await callApi(backend, calls.withdrawals.create, { token: ada.token, body });
    const list = await callApi(backend, calls.withdrawals.list, { token: grace.token });
    const withdrawal = list.reply.data[0]?._id;
    expect((await claim(grace.token, { read: true }, withdrawal)).reply.deposit).toBeNull();
  });

  test('answers 409 with the reviewer’s name to others, who may take over', async () => {
    const { grace, alan, claim, reader } = await start();
    const { reply } = await claim(grace.token);
    const refused = await claim(alan.token);
    expect([refused.status, refused.problem.state]).toEqual([
      409,
      { status: 'claimed', decidedBy: grace.user.fullName, decidedAt: reply.data.until },
    ]);
    expect((await claim(alan.token, { takeOver: true })).status).toBe(200);
    expect(await reader()).toBe(alan.user.fullName);
    expect((await claim(grace.token)).problem.state?.decidedBy).toBe(alan.user.fullName);
  });

  test('only the holder releases', async () => {
    const { grace, alan, claim, release, reader } = await start();
    await claim(grace.token);
    expect((await release(alan.token)).status).toBe(200);
    expect(await reader()).toBe(grace.user.fullName);
    await release(grace.token);
    expect(await reader()).toBeNull();
  });

  test('does not block a decision; a decided item cannot be reviewed', async () => {
    const { backend, grace, alan, id, claim } = await start();
    await claim(grace.token);
    const confirmed = await callApi(backend, calls.deposits.confirm, {
      token: alan.token,
      params: { depositId: id },
      body: {},
    });
    expect(confirmed.status).toBe(200);
    const late = await claim(grace.token);
    expect([late.status, late.problem.state?.status, late.problem.state?.decidedBy]).toEqual([
      409,
      'confirmed',
      alan.user.fullName,
    ]);
  });

  test('withdrawals are claimed alike', async () => {
    const { backend, grace, alan, ada, claim } = await start();
    await fund(backend, ada, grace, '1000');
    await callApi(backend, calls.withdrawals.create, {
      token: ada.token,
      body: { amount: '600', withdrawMode: 'Bitcoin', address: addresses.BTC },
    });
    const listed = async () =>
      (await callApi(backend, calls.withdrawals.list, { token: alan.token })).reply.data[0];
    const id = (await listed())?._id ?? '';
    expect((await claim(grace.token, {}, id)).status).toBe(200);
    expect((await claim(alan.token, {}, id)).status).toBe(409);
    expect((await listed())?.claimedBy?.fullName).toBe(grace.user.fullName);
    const detail = await callApi(backend, calls.withdrawals.detail, {
      token: alan.token,
      params: { id },
    });
    expect(detail.reply.data.claimedBy?.fullName).toBe(grace.user.fullName);
  });

  test('rejects the caller’s own item, an unknown item and an investor', async () => {
    const { backend, grace, ada, id, claim } = await start();
    const own = await deposit(backend, grace);
    const refused = await claim(grace.token, {}, own);
    expect([refused.status, refused.problem.message]).toEqual([403, platformMessages.ownDecision]);
    expect((await claim(grace.token, {}, crypto.randomUUID())).status).toBe(404);
    expect((await claim(ada.token)).status).toBe(403);
    await claim(grace.token);
    const seen = await callApi(backend, calls.deposits.detail, {
      token: ada.token,
      params: { id },
    });
    expect(seen.reply.data.claimedBy).toBeNull();
  });

  test('of twenty that claim at once one holds it, and old claims are cleared away', async () => {
    const { backend, grace, alan, claim } = await start();
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => claim(turn % 2 ? grace.token : alan.token)),
    );
    const holders = new Set(
      tries.filter(({ status }) => status === 200).map(({ reply }) => reply.data.fullName),
    );
    expect(holders.size).toBe(1);
    backend.clock.advance(reviewMs);
    await claim(grace.token, {}, await deposit(backend, await investor(backend, 'eve')));
    const rows = await backend.db.selectFrom('reviews').selectAll().execute();
    expect(rows).toHaveLength(1);
  });
});
