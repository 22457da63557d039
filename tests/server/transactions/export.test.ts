import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, deposit, fund, investor, type Person, staff } from '#tests/support/people.ts';

async function csvOf(backend: Backend, { token }: Person, query = {}): Promise<string> {
  const answered = await callApi(backend, calls.transactions.ownCsv, { token, query });
  expect(answered.status).toBe(200);
  expect(answered.headers.get('Content-Type')).toContain('text/csv');
  return answered.reply.text();
}

describeOnOneEngine("an investor's own export", (engine) => {
  test('has only their own rows, with formulas as text', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    await addWallet(backend, grace);
    const ada = await investor(backend);
    await fund(backend, await investor(backend, 'eve'), grace);
    await callApi(backend, calls.users.adjust, {
      token: grace.token,
      params: { userId: ada.user._id },
      body: { status: 'Credit', amount: '12.5', reason: '=HYPERLINK("x")' },
    });
    const lines = (await csvOf(backend, ada)).trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      'reference,id,date,posted,kind,mode,amount (USD),quoted (USD),status,balance (USD),reason,reverses,reversal',
    );
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('"credit","Credit",12.50,,"confirmed",12.50,"\'=HYPERLINK(""x"")"');
  });

  test('follows the filter of the list: kind, status and days of UTC', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    await addWallet(backend, grace);
    const ada = await investor(backend);
    await deposit(backend, ada, '100');
    backend.clock.advance(10 * 60_000);
    await fund(backend, ada, grace, '200');
    const rows = async (filter: object) =>
      (await csvOf(backend, ada, { filter })).trimEnd().split('\r\n').length - 1;
    expect(await rows({ kind: 'deposit' })).toBe(2);
    expect(await rows({ kind: 'withdrawal' })).toBe(0);
    expect(await rows({ status: 'pending' })).toBe(1);
    expect(await rows({ from: '2026-03-02', to: '2026-03-02' })).toBe(2);
    expect(await rows({ from: '2026-03-03' })).toBe(0);
    expect(await rows({ from: '2026-03-02T09:05:00Z' })).toBe(1);
    const list = await callApi(backend, calls.transactions.own, {
      token: ada.token,
      query: { filter: { status: 'confirmed' }, range: [0, 9] },
    });
    expect(list.reply.data.map(({ amount }) => amount)).toEqual([200]);
  });

  test('refuses a filter that is not offered, or a day that no calendar of ours has', async () => {
    const backend = await startBackend({ db: engine().db });
    const { token } = await investor(backend);
    const ask = async (filter: object) => {
      const query = { filter } as never;
      return (await callApi(backend, calls.transactions.ownCsv, { token, query })).status;
    };
    expect(await ask({ reason: 'x' })).toBe(400);
    expect(await ask({ to: '0000-01-01' })).toBe(400);
    expect(await ask({ from: '0001-01-01T00:00+23:00' })).toBe(400);
    expect(await ask({ to: '9999-12-31' })).toBe(400);
    expect(await ask({ from: '0001-01-01', to: '9999-12-30' })).toBe(200);
  });
});
