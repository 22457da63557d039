import { describe, expect, it } from 'vitest';
import { publicPages } from '#contract/pages.ts';
import { questions } from '#src/marketing/pages/questions.ts';
import { html, pages } from './renderedSite.ts';

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((m) => m[1] ?? '');
const words = (text: string) => text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('structured data', () => {
  const graph = (path: string) => {
    const [json = '{}'] = all(html(path), /<script type="application\/ld\+json">(.*?)<\/script>/g);
    return JSON.parse(json)['@graph'] as Record<string, unknown>[];
  };

  it('has the way to each page but home, by names and addresses', () => {
    for (const path of publicPages.filter((page) => page !== '/')) {
      const items = graph(path)[0]?.itemListElement as { name: string; item: string }[];
      expect(items.at(-1)?.item, path).toBe(`{{json:publicUrl}}${path}`);
      for (const { item } of items) {
        expect(publicPages).toContain(item.replace('{{json:publicUrl}}', ''));
      }
    }
    const trail = graph('/themes/forex')[0]?.itemListElement as { name: string }[];
    expect(trail.map(({ name }) => name)).toEqual(['Home', 'Investment Products', 'Forex']);
  });

  it('names only what the page shows: questions, readings and themes', () => {
    const faq = graph('/help')[1]?.mainEntity as { name: string }[];
    expect(faq).toHaveLength(questions.length);
    for (const [question, answer] of questions) {
      expect(words(html('/help'))).toContain(`${question} ${answer}`);
    }
    for (const path of ['/insights/costs', '/themes/forex']) {
      const url = `{{json:publicUrl}}${path}`;
      expect(graph(path)[1]).toMatchObject({ '@type': 'Article', url });
    }
    const { headline, dateModified } = graph('/insights/costs')[1] ?? {};
    expect(html('/insights/costs')).toContain(`<h1>${headline}</h1>`);
    expect(html('/insights/costs')).toContain(`dateTime="${dateModified}"`);
    for (const text of pages.values()) expect(text).not.toMatch(/AggregateRating|"offers"/);
  });
});
