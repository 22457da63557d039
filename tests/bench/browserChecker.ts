import { chromium } from 'playwright-core';
import { bundle } from '#build/inlineScripts.ts';
import type { BalancePart, countBalance } from '#contract/proof/countBalance.ts';
import type { SnapshotLine } from '#contract/proof/snapshotLine.ts';
import { findChromium } from '#tests/support/browser/chromium.ts';
import { percentile } from './load.ts';

export type BrowserChecker = Awaited<ReturnType<typeof openChecker>>;

/** The check that the page runs, bundled like its script and loaded in Chromium. */
export async function openChecker() {
  const code = await bundle(process.cwd(), 'contract/proof/countBalance.ts');
  // With the compilers of a visitor's browser, which the tests leave out.
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: `${code};globalThis.frame = frame;` });
  return {
    /** Milliseconds to check one proof, the median. Errors: a proof was refused. */
    medianMs: async (snapshot: SnapshotLine, proofs: readonly BalancePart[][]) => {
      const { root, totalCents, ...line } = snapshot;
      const given = { ...line, root: [...root], cents: String(totalCents), proofs };
      const times = await page.evaluate(({ root, cents, proofs, ...line }) => {
        const { frame } = globalThis as unknown as { frame: { countBalance: typeof countBalance } };
        const whole = { ...line, root: new Uint8Array(root), totalCents: BigInt(cents) };
        return proofs.map((parts) => {
          const started = performance.now();
          if (!frame.countBalance(whole, parts)) return Number.POSITIVE_INFINITY;
          return performance.now() - started;
        });
      }, given);
      const ms = percentile(times, 0.5);
      if (!times.every(Number.isFinite)) throw new Error('A proof was refused in Chromium.');
      return ms;
    },
    close: () => browser.close(),
  };
}
