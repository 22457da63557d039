import { expect, test } from 'vitest';
import { approvalKinds } from '#contract/approvals.ts';
import { calls } from '#contract/calls.ts';
import { publicDefaults } from '#contract/settings.ts';
import { startBackend } from '#mocks/backend.ts';
import { liveLimits } from '#server/runtime/site/liveLimits.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines, describeOnOneEngine } from '#tests/support/engines.ts';
import { chainRead } from '#tests/support/nodes/chainPayment.ts';
import { newAccountKey } from '#tests/support/nodes/newAccountKey.ts';
import { addWallet, staff } from '#tests/support/people.ts';
import { ask, builtSite, demoSettings } from './builtSite.ts';

test('the home page names the limits, and links the demo only where there is one', async () => {
  const limits = { minDepositUsd: 1250, minWithdrawalUsd: 5, reviewHours: 1, minimumAge: 21 };
  const home = async (settings: Partial<typeof demoSettings>) =>
    ask(await builtSite({ ...demoSettings, ...settings }), '/').text();
  const text = await home({ limits, demoUrl: 'https://demo.example/?a=1&b=2' });
  const facts = text.split('data-key-facts')[1]?.split('</dl>')[0] ?? '';
  for (const value of ['$1,250.00', '>1 hour', '>21<', 'No operator']) {
    expect(facts).toContain(value);
  }
  expect(text.match(/<a href="https:\/\/demo.example\/\?a=1&amp;b=2"/g)).toHaveLength(3);
  expect(await home({})).not.toContain('Try it in your browser');
});

describeOnEngines('the limits on public pages', (engine) => {
  test('are the defaults at first, and follow a change by staff', async () => {
    const backend = await startBackend({ db: engine().db });
    const site = await builtSite();
    const refill = liveLimits(site, demoSettings, backend.db);
    const facts = async () => {
      const text = await ask(site, '/').text();
      return text.split('data-key-facts')[1]?.split('</dl>')[0] ?? '';
    };
    const before = ask(site, '/').headers.get('etag');
    await refill();
    expect(ask(site, '/').headers.get('etag')).toBe(before);
    expect(await facts()).toContain(`>${publicDefaults.reviewHours} hours<`);

    const { token } = await staff(backend);
    const body = { minDepositUsd: 75, reviewHours: 12 };
    expect((await callApi(backend, calls.settings.update, { token, body })).status).toBe(200);
    await refill();
    expect(await facts()).toContain('>$75.00<');
    expect(await facts()).toContain('>12 hours<');
  });
});

describeOnOneEngine('the rules of approvals on a public page', (engine) => {
  test('name how many people approve, by the rules in force', async () => {
    const backend = await startBackend({ db: engine().db });
    const site = await builtSite();
    const refill = liveLimits(site, demoSettings, backend.db);
    const security = () => ask(site, '/security').text();
    const lacks = async () => {
      const home = await ask(site, '/').text();
      return home.split('id="not-yet"')[1]?.split('</section>')[0] ?? '';
    };
    expect(await security()).toContain('One person can move money here.');
    const { token } = await staff(backend);
    await staff(backend, 'alan');
    for (const kind of approvalKinds.filter((each) => each !== 'rule')) {
      const waits = kind === 'withdrawal' || kind === 'reset';
      const body = { kind, approvals: 2, ...(waits && { waitHours: 24 }) };
      const proposed = await callApi(backend, calls.approvals.proposeRule, { token, body });
      expect(proposed.status).toBe(200);
    }
    await refill();
    expect(await lacks()).toContain('No second approver');
    // A person who changes the rules can move money a day later.
    expect(await security()).toContain('One person can move money here.');
    const body = { kind: 'rule', approvals: 2 } as const;
    await callApi(backend, calls.approvals.proposeRule, { token, body });
    await refill();
    expect(await lacks()).not.toContain('No second approver');
    const text = await security();
    expect(text).toContain('By these rules no one person alone can move money here.');
    expect(text).toContain('Deposits, corrections of a balance,');
    expect(text).toContain(
      'Withdrawals and resets of two-step sign-in need two approvals and 24 hours.',
    );
  });
});

describeOnOneEngine('safeguards that the operator sets up', (engine) => {
  test('leave the list of what is missing once they are there for every coin', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const site = await builtSite();
    const refill = liveLimits(site, demoSettings, backend.db);
    const titles = [
      'Payments may be checked by hand',
      'Your deposit address may not be yours alone',
    ];
    const lacks = async () => {
      await refill();
      const home = await ask(site, '/').text();
      const section = home.split('id="not-yet"')[1]?.split('</section>')[0] ?? '';
      return titles.filter((title) => section.includes(title));
    };
    await addWallet(backend, grace);
    expect(await lacks()).toEqual(titles);
    await chainRead(backend, 10);
    expect(await lacks()).toEqual(titles.slice(1));
    await backend.advance(1_000);
    const { token } = grace;
    const added = await callApi(backend, calls.accountKeys.add, { token, body: newAccountKey() });
    expect(added.status).toBe(200);
    expect(await lacks()).toEqual([]);
    // A coin with one address for all, and without a node.
    await addWallet(backend, grace, 'ETH');
    expect(await lacks()).toEqual(titles);
  });
});
