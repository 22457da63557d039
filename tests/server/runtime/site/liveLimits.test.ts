import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { publicDefaults } from '#contract/settings.ts';
import { startBackend } from '#mocks/backend.ts';
import { liveLimits } from '#server/runtime/site/liveLimits.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { staff } from '#tests/support/people.ts';
import { ask, builtSite, demoSettings } from './builtSite.ts';

describeOnEngines('the limits on public pages', (engine) => {
  test('are the defaults at first, and follow a change by staff', async () => {
    const backend = await startBackend({ db: engine().db });
    const site = await builtSite();
    const refill = liveLimits(site, demoSettings, backend.db);
    const facts = async () => {
      const text = await ask(site, '/').text();
      return text.split('aria-label="Key facts"')[1]?.split('</dl>')[0] ?? '';
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
