import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { rootKey } from '#src/shared/session/storedSession.ts';
import { callApi } from '#tests/support/caller.ts';
import { deposit, fund, investor, type Person } from '#tests/support/people.ts';
import { sessionOf } from '../visitor.ts';
import type { EngineWindow } from './engine.ts';
import { installed } from './engines.ts';
import { openSite, type Site } from './site.ts';
import { userAt } from './user.ts';

let site: Site;
let ada: Person;
/** Path and a text that shows once its data has loaded, by name. */
const screens: Record<string, readonly [owner: () => Person, path: string, sign: string]> = {
  home: [() => ada, '/', 'you could lose everything'],
  overview: [() => ada, '/user/overview', '$1,000.00'],
  amount: [() => ada, '/user/deposit', 'Minimum: 50.00 USD'],
  transactions: [() => ada, '/user/transaction', '$1,000.00'],
  withdraw: [() => ada, '/user/withdraw', 'Available $1,000.00'],
  profile: [() => ada, '/user/useracct/profile', 'Email confirmed'],
  security: [() => ada, '/user/useracct/security', 'This device'],
  'staff list': [() => site.decider, '/admin/adminTrans', 'ada of the tests'],
  'staff settings': [() => site.decider, '/admin/settings', 'Update Wallet'],
};

beforeAll(async () => {
  site = await openSite();
  ada = await investor(site);
  await fund(site, ada, site.decider);
  const depositId = await deposit(site, ada);
  const { reply } = await callApi(site, calls.prices.quote, {
    token: ada.token,
    query: { amount: '500', coin: 'BTC' },
  });
  screens.payment = [
    () => ada,
    `/user/deposit?quote=${reply.data.quoteId}`,
    'You are about to pay',
  ];
  screens.deposit = [() => ada, `/user/deposit/${depositId}`, 'Proof'];
});
afterAll(() => site?.child.terminate());

describe.each(installed)('in $name', ({ name, open }) => {
  test.each([390, 1280])('no screen is wider than a window of %i pixels', async (width) => {
    const window: EngineWindow = await open({ width, height: 844 });
    try {
      const user = userAt(window, site.url);
      const wide: string[] = [];
      for (const [screen, [owner, path, sign]] of Object.entries(screens)) {
        await user.open('/terms');
        const session = JSON.stringify(sessionOf(owner()));
        await window.evaluate(`localStorage.setItem('${rootKey}', ${session})`);
        await user.open(path);
        await user.reads(sign);
        const beyond = 'document.documentElement.scrollWidth - innerWidth';
        const pixels = Number(await window.evaluate(beyond));
        if (pixels > 0) wide.push(`${screen} by ${pixels} pixels`);
        await keep(window, `${screen}-${name}-${width}`);
      }
      expect(await window.evaluate('innerWidth')).toBe(width);
      expect(wide).toEqual([]);
    } finally {
      await window.close();
    }
  });
});

/** Writes a picture of the window into the folder of PICTURES, if there is one. */
async function keep(window: EngineWindow, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name.replaceAll(' ', '-')}.png`), await window.picture());
}
