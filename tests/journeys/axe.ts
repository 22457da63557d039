import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// A dialog that is still fading in has colours that nobody will read: what ends is waited for, but
// not what only moves, as the bar of an upload does for as long as the upload takes.
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

/** What axe finds wrong with the page as it stands: rule and first element of each finding. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(await source);
  await page.evaluate(settled);
  // What passed is of no interest, and describing it takes longer than finding it.
  const { violations } = (await page.evaluate(
    "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => ({ violations }))",
  )) as Pick<AxeResults, 'violations'>;
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')} ${nodes[0]?.html}`,
  );
}
