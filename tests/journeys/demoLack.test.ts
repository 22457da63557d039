import { describe, expect, test } from 'vitest';
import { withDemo } from '#tests/support/browser/demoBrowser.ts';
import { axeFindings } from './axe.ts';

const demo = withDemo();

// Each runs in the page before the demo's scripts.
const cases: [feature: string, remove: () => void, message: RegExp][] = [
  [
    'service workers',
    () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    /offers no service worker/,
  ],
  ['locks', () => Reflect.deleteProperty(Navigator.prototype, 'locks'), /too old for the demo/],
  [
    'persistent storage',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
    },
    /IndexedDB is blocked/,
  ],
  [
    'enough space',
    () => {
      StorageManager.prototype.estimate = async () => ({ quota: 50e6, usage: 0 });
    },
    /too little space/,
  ],
];

describe('the demo in an unsuitable browser', () => {
  test.each(cases)('explains that it cannot run without %s', async (_, remove, message) => {
    const context = await demo.open();
    await context.addInitScript(remove);
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('alert').getByText(message).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  });
});
