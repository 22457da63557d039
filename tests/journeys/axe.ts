import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// Waits for the deferred bands with their late styles, and for animations that end, because axe
// measures the colours of a fading dialog. Endless ones and movements, such as the bar of an upload,
// change no colour.
const settled = `new Promise((done) => {
  const look = () => {
    if (document.querySelector('[data-deferred]')) return setTimeout(look, 30);
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

/** A width of the window and a colour scheme. */
export interface Look {
  width: number;
  scheme: 'light' | 'dark';
}

/** Changes width and scheme of a loaded page, which takes a tenth of the time of loading it again. */
export async function show(page: Page, { width, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  // No transitions, so that axe measures final colours.
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.locator(`html[data-theme=${scheme}]`).waitFor();
  await page.evaluate(settled);
}

/** Loads a page in a look, so that nothing changes its colours afterwards. */
export async function load(page: Page, path: string, { width, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.goto(path);
}

/** Pixels by which the page is wider than the window. */
export const pixelsBeyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Buttons and links of the main part that take a touch on less than 44 pixels of height. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A link in a sentence has the height of its line (WCAG 2.5.8).
    const inSentence = (target: Element) =>
      target.matches('a') && getComputedStyle(target).display === 'inline';
    // A touch may reach further than the box: a link may cover its row.
    const touchedHeight = (target: Element) => {
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = target.getBoundingClientRect();
      const takes = (away: number) =>
        target.contains(document.elementFromPoint(x + width / 2, y + height / 2 + away));
      const offsets = Array.from({ length: 60 }, (_, index) => index);
      const first = (sign: number) => offsets.find((offset) => !takes(sign * offset)) ?? 60;
      return Math.max(height, first(-1) + first(1) - 1);
    };
    return [...document.querySelectorAll('main :is(a, button, summary)')]
      .filter((target) => target.checkVisibility() && target.clientWidth !== 1)
      .filter((target) => !inSentence(target))
      .map((target) => [target, touchedHeight(target)] as const)
      .filter(([, height]) => height < 43.5)
      .map(([target, height]) => `${target.textContent || target.ariaLabel}: ${height} pixels`);
  });

// The rules whose result a colour scheme can change; the others were asked in the other scheme.
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Rule and first element of each axe violation on the current page, of all rules or of those of colours. */
export async function axeFindings(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  await page.evaluate(settled);
  // Only violations: describing what passed takes longer than finding it.
  const options = JSON.stringify({
    resultTypes: ['violations'],
    ...(rules === 'colours' && { runOnly: colourRules }),
  });
  const { violations } = (await page.evaluate(
    `axe.run(${options}).then(({ violations }) => ({ violations }))`,
  )) as Pick<AxeResults, 'violations'>;
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')} ${nodes[0]?.html}`,
  );
}

/** Axe violations and sideways scrolling of the current page, which is shown in this look. */
export async function errorsOf(page: Page, look: Look): Promise<string[]> {
  const at = `${look.width} ${look.scheme}`;
  // A scheme changes colours only, and each width comes in the light one too.
  const findings = await axeFindings(page, look.scheme === 'light' ? 'all' : 'colours');
  const beyond = await pixelsBeyond(page);
  if (beyond > 0) findings.push(`scrolls ${beyond} pixels sideways`);
  return findings.map((finding) => `${at} ${finding}`);
}
