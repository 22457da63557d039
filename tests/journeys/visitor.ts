import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { backendPath } from '#contract/host.ts';
import { rootKey } from '#src/shared/session/storedSession.ts';
import { noteMismatch } from '#tests/support/matchOpenApi.ts';
import type { Person } from '#tests/support/people.ts';
import { patience } from '#tests/support/timeFactor.ts';

/** A visitor in a separate browser profile, with the errors and warnings of its console. */
export interface Visitor {
  page: Page;
  complaints: string[];
  leave(): Promise<void>;
}

export interface VisitOptions {
  width?: number;
  dark?: boolean;
  touch?: boolean;
  /** False for a browser that runs no scripts. */
  scripts?: boolean;
  /** The user who is signed in from the first page on. */
  as?: Person;
}

/** Opens a fresh browser profile on the site and collects errors, warnings and policy violations. */
export async function visit(
  browser: Browser,
  baseURL: string,
  options: VisitOptions = {},
): Promise<Visitor> {
  const { width = 1280, dark = false, touch = false, scripts = true, as } = options;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: 844 },
    colorScheme: dark ? 'dark' : 'light',
    hasTouch: touch,
    isMobile: touch,
    javaScriptEnabled: scripts,
  });
  context.setDefaultTimeout(patience(20_000));
  const complaints = await listen(context);
  const page = await context.newPage();
  if (as) await startWith(page, 'localStorage', { [rootKey]: sessionOf(as) });
  return { page, complaints, leave: () => context.close() };
}

/** The stored session of a signed-in user. */
export const sessionOf = ({ token, user }: Person): string =>
  JSON.stringify({ token, tradeUser: user });

/** Sets storage entries before each page's own scripts. */
export async function startWith(
  page: Page,
  storage: 'localStorage' | 'sessionStorage',
  entries: Record<string, string>,
): Promise<void> {
  await page.addInitScript(
    ([target, values]) => {
      // A blank page has no storage.
      if (location.protocol === 'about:') return;
      for (const [key, value] of Object.entries(values)) window[target].setItem(key, value);
    },
    [storage, entries] as const,
  );
}

/** Collects errors, warnings and policy violations of every page of a profile. */
export async function listen(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
  context.on('console', (message) => {
    const expected = /the server responded with a status of 4\d\d/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !expected) {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  context.on('requestfinished', (request) => void noteAnswer(request, complaints));
  await context.exposeFunction('reportViolation', (directive: string, what: string) => {
    complaints.push(`policy: ${directive} ${what}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, 'reportViolation') as (a: string, b: string) => void;
      report(event.effectiveDirective, event.blockedURI + event.sample);
    });
  });
  return complaints;
}

// Checks each answer against the OpenAPI document; a closed page has no content to check.
async function noteAnswer(request: Request, complaints: string[]): Promise<void> {
  const { pathname } = new URL(request.url());
  if (!pathname.startsWith(`${backendPath}/`)) return;
  const answer = await request.response().catch(() => null);
  const content = await answer?.body().catch(() => undefined);
  // The demo has no stream: its worker answers 204.
  if (!answer || !content || answer.status() === 204) return;
  const sent = new globalThis.Request(request.url(), { method: request.method() });
  const [status, headers] = [answer.status(), answer.headers()];
  const bytes = content.length > 0 ? new Uint8Array(content) : null;
  await noteMismatch(sent, new Response(bytes, { status, headers }), complaints);
}

/** Registers through the form and closes the dialog that follows. */
export async function register(page: Page, userName: string, password: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('FullName').fill(`${userName} of the journey`);
  await page.getByLabel('Username').fill(userName);
  await page.getByLabel('Email').fill(`${userName}@investor.example`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registration Successful' });
  await dialog.getByRole('button', { name: 'OK' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Signs in through the form and waits for the first page of the user's role. */
export async function signIn(
  page: Page,
  { userName, password, landing }: { userName: string; password: string; landing: string },
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`**${landing}`);
}

/** Holds back every script; the returned function releases them. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
