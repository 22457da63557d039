import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { listPath } from '#contract/backOffice.ts';
import { calls } from '#contract/calls.ts';
import { events } from '#contract/events.ts';
import { backendPath } from '#contract/host.ts';
import { sessionOf, startWith } from '#tests/journeys/visitor.ts';
import { launchChromium } from '#tests/support/browser/chromium.ts';
import { callApi, reachable } from '#tests/support/caller.ts';
import { addWallet, investor, type Person, randomTxid, signIn } from '#tests/support/people.ts';
import { noisyPng } from '#tests/support/pictures.ts';
import { percentile } from './load.ts';
import { startBuilt } from './server.ts';
import { tableLine } from './table.ts';

const goals = { keys: 2, requests: 4, nextMs: 300 };
const stepCount = 10;
const perInvestor = 4;
const line = tableLine(34);
const chief = { ADMIN_USERNAME: 'grace', ADMIN_PASSWORD: 'GraceInHarbour#7' };

/**
 * Confirms ten deposits with their proofs from the queue, in Chromium at 1280 by 800 pixels against
 * the built server: keys and requests per decision, and the time from the last key until the next
 * deposit with its proof is drawn and can be decided, beside steps without a decision.
 */
export async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-decisions-'));
  const server = await startBuilt('', dataDir, { ...chief, ADMIN_EMAIL: 'g@staff.example' });
  const browser = await launchChromium();
  try {
    const grace = await fill(server.url);
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await startWith(page, 'localStorage', { root: sessionOf(grace) });
    await page.addInitScript(watchKeys);
    report(await measure(page));
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fill(url: string): Promise<Person> {
  const target = reachable(url);
  const grace = await signIn(target, chief.ADMIN_USERNAME, chief.ADMIN_PASSWORD);
  await addWallet(target, grace);
  for (let made = 0; made < 3 * stepCount; made += perInvestor) {
    const { token } = await investor(target, `ada-${made}`, { reader: grace });
    for (let more = 0; more < perInvestor; more += 1) {
      const body = {
        amount: String(100 + made + more),
        coin: 'BTC',
        txid: randomTxid(),
        image: await noisyPng('proof.png'),
      } as const;
      const { status } = await callApi(target, calls.deposits.create, { token, body });
      if (status !== 200) throw new Error(`A deposit was answered ${status}.`);
    }
  }
  return grace;
}

interface Step {
  ms: number;
  /** Of the decision's own call. */
  callMs: number;
  requests: string[];
}

interface Measures {
  steps: Step[];
  decisions: Step[];
}

async function measure(page: Page): Promise<Measures> {
  let requests: string[] = [];
  let callMs = 0;
  page.on('requestfinished', (request) => {
    const { requestStart, responseEnd } = request.timing();
    if (request.url().includes(confirmPath)) callMs = responseEnd - requestStart;
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isCall =
      pathname.startsWith(backendPath) && pathname !== backendPath + events.stream.path;
    if (isCall) requests.push(`${request.method()} ${pathname.slice(backendPath.length)}`);
  });
  await page.goto(listPath('deposits'));
  await page.locator('tr[data-row]').first().waitFor();
  await page.keyboard.press('n');
  await drawn(page);
  const take = async (...keys: string[]): Promise<Step> => {
    // The requests that read ahead belong to the step before.
    await page.waitForTimeout(settledMs);
    requests = [];
    for (const key of keys) {
      if (key === 'Enter') await page.locator('[data-decision=c][type=submit]').waitFor();
      await page.keyboard.press(key);
    }
    const ms = await drawn(page);
    await page.waitForTimeout(settledMs);
    return { ms, callMs, requests };
  };
  const [steps, decisions]: [Step[], Step[]] = [[], []];
  for (let step = 0; step < stepCount; step += 1) {
    steps.push(await take('n'));
    decisions.push(await take('c', 'Enter'));
  }
  return { steps, decisions };
}

const settledMs = 700;
const confirmPath = calls.deposits.confirm.path.replace(/\{.*/, '');

/** Notes in the page when a key was pressed and which deposit it was pressed on. */
function watchKeys(): void {
  addEventListener(
    'keydown',
    () => Object.assign(window, { pressedAt: performance.now(), pressedOn: location.pathname }),
    true,
  );
}

/** Milliseconds from the last key until another deposit can be decided. */
const drawn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const { pressedAt = 0, pressedOn } = window as { pressedAt?: number; pressedOn?: string };
          const confirm = document.querySelector('[data-decision=c]:not([type=submit])');
          const picture = document.querySelector('[data-stage] img');
          const isOther = location.pathname !== pressedOn;
          const isOn = confirm instanceof HTMLButtonElement && !confirm.disabled;
          if (isOther && isOn && picture?.checkVisibility()) resolve(performance.now() - pressedAt);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

function report({ steps, decisions }: Measures): void {
  const half = (values: number[]) => percentile(values, 0.5);
  const median = (of: Step[]) => half(of.map(({ ms }) => ms));
  const [stepMs, decisionMs] = [median(steps), median(decisions)];
  const ofCalls = decisions.map((decision) => decision.callMs);
  const most = Math.max(...decisions.map(({ requests }) => requests.length));
  const mean = decisions.reduce((sum, { requests }) => sum + requests.length, 0) / stepCount;
  const met =
    decisionMs <= goals.nextMs && most <= goals.requests ? 'every goal is met' : 'a goal is missed';
  console.info(line('', 'goal', 'median', 'worst'));
  console.info(line('keys to confirm', `${goals.keys}`, '2', '2'));
  console.info(line('requests to confirm', `${goals.requests}`, mean.toFixed(1), `${most}`));
  for (const [name, ofName] of [
    ['ms from Enter to the next deposit', decisions],
    ['ms from N to the next deposit', steps],
  ] as const) {
    const worst = Math.max(...ofName.map(({ ms }) => ms));
    const goal = ofName === decisions ? `${goals.nextMs}` : '';
    console.info(line(name, goal, median(ofName).toFixed(0), worst.toFixed(0)));
  }
  const worstCall = Math.max(...ofCalls).toFixed(0);
  console.info(line('  of it the call itself', '', half(ofCalls).toFixed(0), worstCall));
  console.info(line('ratio of both', '', (decisionMs / stepMs).toFixed(2)));
  const [requests] = decisions.map((decision) => decision.requests).toSorted(byLength);
  console.info(`The most requests: ${requests?.join(', ')}.`);
  console.info(
    `Load of this machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors; ${met}.`,
  );
  if (met !== 'every goal is met') process.exitCode = 1;
}

const byLength = (one: string[], other: string[]) => other.length - one.length;
