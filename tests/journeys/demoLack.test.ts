import { describe, expect, test } from 'vitest';
import { withDemo } from '#tests/support/demoBrowser.ts';
import { axeFindings } from './axe.ts';

const demo = withDemo();

// Each runs in the page before anything of the demo does.
const lacks: [lack: string, takeAway: () => void, sentence: RegExp][] = [
  [
    'service workers',
    () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    /offers no service worker/,
  ],
  ['locks', () => Reflect.deleteProperty(Navigator.prototype, 'locks'), /too old for the demo/],
  [
    'a database that is kept',
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

describe('the demo where it cannot run', () => {
  test.each(lacks)('says so in a sentence without %s', async (_, takeAway, sentence) => {
    const context = await demo.open();
    await context.addInitScript(takeAway);
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('alert').getByText(sentence).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  });
});
