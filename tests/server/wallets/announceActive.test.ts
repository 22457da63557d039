import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/time.ts';
import { startBackend } from '#mocks/backend.ts';
import { announceActive } from '#server/wallets/announceActive.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, inFours, staff, walletAddresses } from '#tests/support/people.ts';

const next = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';

describeOnOneEngine('a receiving address that waits', (engine) => {
  test('is announced to all staff when it takes deposits, once', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const { token } = grace;
    await addWallet(backend, grace);
    const job = { db: backend.ports.db, clock: backend.clock.now };
    const announced = async () => {
      await announceActive(job);
      const rows = backend.db.selectFrom('outbox').select('body');
      return rows.where('subject', '=', 'Bitcoin deposit address changed').execute();
    };
    // The first one was active at once.
    expect(await announced()).toHaveLength(1);
    const rule = { kind: 'wallet', approvals: 1, waitHours: 24 } as const;
    await callApi(backend, calls.approvals.proposeRule, { token, body: rule });
    const body = { walletAdd: next, walletType: 'btc' } as const;
    expect((await callApi(backend, calls.wallets.add, { token, body })).status).toBe(200);
    await backend.advance(dayMs - 1000);
    expect(await announced()).toHaveLength(1);
    await backend.advance(1000);
    const bodies = (await announced()).map((mail) => mail.body);
    expect(bodies).toHaveLength(2);
    const news = bodies.find((mail) => mail.includes(`New address: ${inFours(next)}`));
    expect(news).toContain(`Old address: ${inFours(walletAddresses.BTC)}`);
    await backend.advance(60_000);
    expect(await announced()).toHaveLength(2);
  });
});
