import { expect, it } from 'vitest';
import { publicPages } from '#contract/pages.ts';
import { readingPath, readings } from '#src/marketing/insights/readings.ts';
import { html } from './renderedSite.ts';

it('each insight has a separate page, with its day and the way to the others', () => {
  const paths = publicPages.filter((path) => path.startsWith('/insights/'));
  expect(readings.map(readingPath)).toEqual(paths);
  for (const { title } of readings) expect(html('/insights')).toContain(`>${title}</a>`);
  for (const reading of readings) {
    const text = html(readingPath(reading));
    expect(text).toContain(`<h1>${reading.title}</h1>`);
    expect(text).toContain(`dateTime="${reading.date}"`);
    const others = paths.filter((path) => path !== readingPath(reading));
    for (const path of others) expect(text).toContain(`href="${path}"`);
    expect(text).toMatch(/<link rel="alternate" type="application\/atom\+xml"/);
  }
});
