import type { Browser } from 'playwright-core';
import { type VisitOptions, type Visitor, visit } from '#tests/journeys/visitor.ts';
import { ensureBuilt } from './built.ts';
import type { Reachable } from './caller.ts';
import { launchChromium } from './chromium.ts';
import { openDemo } from './demoTestBed.ts';
import { grace, install, startServer } from './installation.ts';

/** An empty installation with one staff member, for use in a browser. */
export interface TestBed extends Reachable {
  staff: { userName: string; password: string };
  /** Opens a page for a visitor with a separate session. */
  visit(options?: VisitOptions): Promise<Visitor>;
  /** Console errors of all visitors so far; a journey removes those that it expects. */
  complaints(): string[];
  /** Restarts the server or worker on its stored data; pages go blank. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export const testBedNames = ['a server', 'a browser without a server'] as const;

export async function openTestBed(name: (typeof testBedNames)[number]): Promise<TestBed> {
  const browser = await launchChromium();
  const testBed = name === 'a server' ? await openServer(browser) : await openDemo(browser);
  return {
    ...testBed,
    close: async () => {
      const complaints = testBed.complaints();
      await browser.close();
      await testBed.close();
      // Every journey fails on console errors, whatever it tests.
      if (complaints.length > 0) throw new Error(`The pages complained: ${complaints.join('; ')}`);
    },
  };
}

async function openServer(browser: Browser): Promise<TestBed> {
  await ensureBuilt();
  const { variables } = await install('PGlite');
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
    restart: async () => {
      // An open page would poll the stopped server and log errors.
      await Promise.all(visitors.map(({ page }) => page.goto('about:blank')));
      await server.child.terminate();
      server = await startServer({ ...variables, PORT: new URL(url).port });
    },
    close: () => server.child.terminate().then(() => {}),
  };
}
