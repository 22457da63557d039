import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page as it stands: rule and first element of each finding. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(await source);
  // What passed is of no interest, and describing it takes longer than finding it.
  const { violations } = (await page.evaluate(
    "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => ({ violations }))",
  )) as Pick<AxeResults, 'violations'>;
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')} ${nodes[0]?.html}`,
  );
}
