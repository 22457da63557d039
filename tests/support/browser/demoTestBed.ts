import type { Browser, BrowserContext, Page } from 'playwright-core';
import { demoPassword, emptyStaffName } from '#demo/protocol.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { rootKey } from '#src/shared/session/storedSession.ts';
import {
  listen,
  sessionOf,
  startWith,
  type VisitOptions,
  type Visitor,
} from '#tests/journeys/visitor.ts';
import { patience } from '#tests/support/timeFactor.ts';
import type { Reachable } from '../caller.ts';
import { serveDemo } from './builtDemo.ts';

const height = 844;

/** An empty installation with one staff member, for use in a browser. */
export interface TestBed extends Reachable {
  staff: { userName: string; password: string };
  /** Opens a page for a visitor with a separate session. */
  visit(options?: VisitOptions): Promise<Visitor>;
  /** Console errors of all visitors so far; a journey removes those that it expects. */
  complaints(): string[];
  /**
   * Restarts the server or worker on its stored data; pages go blank. Of a server: `between` as the
   * owner, then with more settings.
   */
  restart(
    between?: (db: Db) => Promise<void>,
    settings?: Readonly<Record<string, string>>,
  ): Promise<void>;
  close(): Promise<void>;
}

/** The demo in one browser; each visitor is a window of it. */
export async function openDemo(browser: Browser): Promise<TestBed> {
  const { url, child } = await serveDemo();
  const context = await browser.newContext({ baseURL: url });
  context.setDefaultTimeout(patience(20_000));
  const complaints = await listen(context);
  const home = await context.newPage();
  await home.goto('/demo/#data=empty');
  await home.getByText('Ready. Choose a door.').waitFor();
  const visitors: Visitor[] = [];
  return {
    app: callsOf(home),
    staff: { userName: emptyStaffName, password: demoPassword },
    visit: async (options = {}) => {
      const page = await openWindow(context, home);
      await configureTab(context, page, options);
      const visitor = { page, complaints, leave: () => page.close() };
      visitors.push(visitor);
      return visitor;
    },
    complaints: () => complaints,
    restart: async () => {
      await Promise.all(visitors.map(({ page }) => page.goto('about:blank')));
      await stopWorker(context, home);
    },
    close: () => child.terminate().then(() => {}),
  };
}

/** Opens a separate window: a covered tab is not painted, and its timers are throttled. */
async function openWindow(context: BrowserContext, home: Page): Promise<Page> {
  const opened = context.waitForEvent('page');
  await home.evaluate(() => void open('about:blank', '_blank', 'popup,noopener'));
  return opened;
}

/** Gives a tab the settings of a separate browser. */
async function configureTab(
  context: BrowserContext,
  page: Page,
  options: VisitOptions,
): Promise<void> {
  const { width = 1280, dark = false, touch = false, scripts = true, as } = options;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  // A tab begins with the last session of its browser, as in the product; a visitor has none.
  const session = as ? { [rootKey]: sessionOf(as) } : {};
  await startWith(page, 'sessionStorage', { 'demo-tab': 'yes', ...session });
  if (!touch && scripts) return;
  const tab = await context.newCDPSession(page);
  await tab.send('Emulation.setScriptExecutionDisabled', { value: !scripts });
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
  await tab.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 1,
    mobile: touch,
  });
}

/** Stops the service worker, as a browser may at any time; the next call starts it again. */
export async function stopWorker(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** Sends calls through a page: the worker answers only inside the browser. */
function callsOf(page: Page): Reachable['app'] {
  return {
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const sent = {
        address: pathname + search,
        method: request.method,
        headers: [...request.headers],
        body: Buffer.from(await request.arrayBuffer()).toString('base64'),
      };
      const answer = await page.evaluate(async ({ address, method, headers, body }) => {
        const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
        const init = { method, headers: headers as [string, string][] };
        const response = await fetch(address, bytes.length > 0 ? { ...init, body: bytes } : init);
        return {
          status: response.status,
          headers: [...response.headers],
          text: Array.from(new Uint8Array(await response.arrayBuffer()), (byte) =>
            String.fromCharCode(byte),
          ).join(''),
        };
      }, sent);
      const { status, headers, text } = answer;
      return new Response(Buffer.from(text, 'latin1'), { status, headers });
    },
  };
}
