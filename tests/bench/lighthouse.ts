import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { findChromium } from '#tests/support/browser/chromium.ts';

// Fetched by npx, not installed: it has two hundred dependencies.
const tool = 'lighthouse@12.8.2';
const chromeFlags = '--headless=new --no-sandbox --disable-gpu --disable-quic';

/** Results of Lighthouse's simulated slow 4G phone. */
export interface Verdict {
  /** Performance, accessibility, best practices and SEO, out of 100. */
  scores: number[];
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** The audits that keep a score below 100. */
  missed: string[];
}

interface Report {
  categories: Record<
    string,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] }
  >;
  audits: Record<string, { numericValue?: number; score?: number | null; title?: string }>;
}

const missedGoals = ({ scores, lcpMs, tbtMs, cls }: Verdict): number =>
  [scores.some((score) => score < 100), !(lcpMs <= 800), tbtMs !== 0, cls !== 0].filter(Boolean)
    .length;

const isBetter = (one: Verdict, other: Verdict): boolean =>
  (missedGoals(one) - missedGoals(other) || one.tbtMs - other.tbtMs || one.lcpMs - other.lcpMs) < 0;

/** Path of the browser that Lighthouse drives. */
export const lighthouseBrowser = (): string => findChromium();

/**
 * Runs Lighthouse up to `tries` times, until every goal is met; returns the best result. The folder
 * of `newProfile` is a browser's storage, so that a page can be measured signed in; each try has its
 * own, because it also keeps the scripts of the last one.
 */
export async function bestOf(
  tries: number,
  url: string,
  newProfile?: () => Promise<string>,
): Promise<Verdict | undefined> {
  let best: Verdict | undefined;
  for (let at = 0; at < tries && !(best && missedGoals(best) === 0); at += 1) {
    const verdict = await runLighthouse(url, await newProfile?.());
    if (verdict && (!best || isBetter(verdict, best))) best = verdict;
  }
  return best;
}

/** Undefined if npm cannot fetch Lighthouse. */
async function runLighthouse(url: string, profile?: string): Promise<Verdict | undefined> {
  const flags = profile ? `${chromeFlags} --user-data-dir=${profile}` : chromeFlags;
  const args = [
    ...['exec', '--yes', `--package=${tool}`, '--', 'lighthouse', url],
    ...['--output=json', '--quiet', `--chrome-flags=${flags}`],
    ...(profile ? ['--disable-storage-reset'] : []),
  ];
  try {
    const { stdout } = await promisify(execFile)('npm', args, {
      cwd: tmpdir(),
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, CHROME_PATH: lighthouseBrowser() },
    });
    return verdictOf(JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report);
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message.split('\n')[0] : cause);
    return undefined;
  }
}

function verdictOf({ categories, audits }: Report): Verdict {
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const below = Object.values(categories).filter(({ score }) => (score ?? 0) < 0.995);
  const missed = below.flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => audits[id]?.title ?? id),
  );
  return {
    missed,
    scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
    lcpMs: Math.round(number('largest-contentful-paint')),
    tbtMs: Math.round(number('total-blocking-time')),
    cls: number('cumulative-layout-shift'),
  };
}
