import { expect, test } from 'vitest';
import { type ApprovalKind, approvalKinds } from '#contract/approvals.ts';
import { calls } from '#contract/calls.ts';
import { publicDefaults } from '#contract/settings.ts';
import { startBackend } from '#mocks/backend.ts';
import { liveLimits } from '#server/runtime/site/liveLimits.ts';
import { defaultLimits } from '#server/runtime/site/placeholders.ts';
import { approvalCalls } from '#tests/server/approvals/approvalCalls.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { staff } from '#tests/support/people.ts';
import { ask, builtSite, demoSettings } from './builtSite.ts';

test('the home page names the limits, and links the demo only where there is one', async () => {
  const limits = {
    ...defaultLimits,
    minDepositUsd: 1250,
    minWithdrawalUsd: 5,
    reviewHours: 1,
    minimumAge: 21,
  };
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

  test('no longer name one person once each rule asks for two', async () => {
    const backend = await startBackend({ db: engine().db });
    const site = await builtSite();
    const refill = liveLimits(site, demoSettings, backend.db);
    const lacks = async () => {
      const text = await ask(site, '/').text();
      return text.split('id="not-yet"')[1]?.split('</section>')[0] ?? '';
    };
    const safeguards = () => ask(site, '/security').text();
    const { propose } = approvalCalls(backend);
    const grace = await staff(backend);
    await staff(backend, 'alan');
    const askForTwo = async (kinds: ApprovalKind[]) => {
      for (const kind of kinds) {
        expect((await propose(grace, { kind, approvals: 2 })).status).toBe(200);
      }
    };
    // Two people must agree to the rules that come after the one about rules.
    const others = approvalKinds.filter((kind) => kind !== 'rule');
    await askForTwo(others);
    await refill();
    expect(await lacks()).toContain('No second approver');
    expect(await safeguards()).not.toContain('2 people');
    await askForTwo(['rule']);
    await refill();
    expect(await lacks()).not.toContain('No second approver');
    expect(await safeguards()).toMatch(/needs the approval of\s+at least 2 people/);
  });
});
