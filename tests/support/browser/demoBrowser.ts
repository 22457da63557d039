import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type DemoHost, serveDemo } from './builtDemo.ts';
import { closeProfiles, sharedChromium } from './chromium.ts';

/** A browser and the demo's host for the tests of one file; both are there once they begin. */
export function withDemo() {
  let browser: Browser;
  let host: DemoHost;
  beforeAll(async () => {
    host = await serveDemo();
    browser = await sharedChromium();
  });
  afterAll(async () => {
    await closeProfiles(browser);
    await host?.child.terminate();
  });
  return {
    open: (options: Parameters<Browser['newContext']>[0] = {}) =>
      browser.newContext({ baseURL: host.url, ...options }),
  };
}
