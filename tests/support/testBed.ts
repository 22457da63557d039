import type { Browser } from 'playwright-core';
import { type VisitOptions, type Visitor, visit } from '#tests/journeys/visitor.ts';
import { ensureBuilt } from './built.ts';
import type { Reachable } from './caller.ts';
import { closeProfiles, sharedChromium } from './chromium.ts';
import { openDemo } from './demoPlace.ts';
import { grace, install, startServer } from './installation.ts';

/** Somewhere to use the product in a browser, empty but for one member of staff. */
export interface TestBed extends Reachable {
  staff: { userName: string; password: string };
  /** Opens a page for somebody who has a session of their own. */
  visit(options?: VisitOptions): Promise<Visitor>;
  /** What the pages of all visitors complained of so far; a journey takes out what it wanted. */
  complaints(): string[];
  /** Ends whatever runs the product and starts it again on what it kept; pages go blank. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The place for what looks the same in both: the demo shows the same screens from the same files. */
export const serverPlace = 'a server';

/** Both places that the same journeys are made in. */
export const placeNames = [serverPlace, 'a browser without a server'] as const;

/** Opens one of them. */
export async function openPlace(name: (typeof placeNames)[number]): Promise<TestBed> {
  const browser = await sharedChromium();
  const place = name === 'a server' ? await openServer(browser) : await openDemo(browser);
  return {
    ...place,
    close: async () => {
      const complaints = place.complaints();
      await closeProfiles(browser);
      await place.close();
      // A journey that looks at something else still fails by what its pages complained of.
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
      // A page left open would poll the server that is down, and its console would say so.
      await Promise.all(visitors.map(({ page }) => page.goto('about:blank')));
      await server.child.terminate();
      server = await startServer({ ...variables, PORT: new URL(url).port });
    },
    close: () => server.child.terminate().then(() => {}),
  };
}
