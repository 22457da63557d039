import type { Browser } from 'playwright-core';
import { type Visitor, visit } from '#tests/journeys/visitor.ts';
import { ensureBuilt } from '../built.ts';
import { quickestEngine } from '../engines.ts';
import { grace, install, startServer } from '../installation.ts';
import { closeProfiles, sharedChromium } from './chromium.ts';
import { openDemo, type TestBed } from './demoTestBed.ts';

/** The test bed for what looks the same in both: the demo shows the same screens. */
export const serverTestBed = 'a server';

export const testBedNames = [serverTestBed, 'a browser without a server'] as const;

export async function openTestBed(name: (typeof testBedNames)[number]): Promise<TestBed> {
  const browser = await sharedChromium();
  const testBed = name === serverTestBed ? await openServer(browser) : await openDemo(browser);
  return {
    ...testBed,
    close: async () => {
      const complaints = testBed.complaints();
      await closeProfiles(browser);
      await testBed.close();
      // Every journey fails on console errors, whatever it tests.
      if (complaints.length > 0) throw new Error(`The pages complained: ${complaints.join('; ')}`);
    },
  };
}

async function openServer(browser: Browser): Promise<TestBed> {
  await ensureBuilt();
  const { variables, open } = await install(quickestEngine);
  let server = await startServer({ ...variables, ...grace });
  const { url, app } = server;
  const visitors: Visitor[] = [];
  return {
    app,
    staff: { userName: grace.ADMIN_USERNAME, password: grace.ADMIN_PASSWORD },
    visit: async (options) => {
      const visitor = await visit(browser, url, options);
      visitors.push(visitor);
      return visitor;
    },
    complaints: () => visitors.flatMap(({ complaints }) => complaints),
    restart: async (between, settings = {}) => {
      // An open page would poll the stopped server and log errors.
      await Promise.all(visitors.map(({ page }) => page.goto('about:blank')));
      await server.child.terminate();
      if (between) {
        const owner = await open();
        await between(owner.db);
        await owner.close();
      }
      server = await startServer({ ...variables, ...settings, PORT: new URL(url).port });
    },
    close: () => server.child.terminate().then(() => {}),
  };
}
