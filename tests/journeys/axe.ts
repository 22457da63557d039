import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// Waits for animations that end, because axe measures the colours of a fading dialog. Endless ones and
// movements, such as the bar of an upload, change no colour.
const settled = `new Promise((done) => {
  const look = () => {
    const moving = document.getAnimations().filter(
      ({ effect, playState, transitionProperty }) =>
        playState === 'running' &&
        transitionProperty !== 'transform' &&
        effect.getComputedTiming().endTime !== Infinity,
    );
    if (moving.length === 0) done();
    else Promise.allSettled(moving.map(({ finished }) => finished)).then(look);
  };
  requestAnimationFrame(() => requestAnimationFrame(look));
})`;

/** Rule and first element of each axe violation on the current page. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(await source);
  await page.evaluate(settled);
  // Only violations: describing what passed takes longer than finding it.
  const { violations } = (await page.evaluate(
    "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => ({ violations }))",
  )) as Pick<AxeResults, 'violations'>;
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')} ${nodes[0]?.html}`,
  );
}
