import { feedPath, publicPages } from '#contract/pages.ts';
import { escapeHtml } from '#server/platform/outbox/escapeHtml.ts';
import type { Templates } from './pages.ts';

/** The day of the last change, which each page has for previews. */
const modified = /<meta property="article:modified_time" content="(\d{4}-\d\d-\d\d)"/;

export const dayOf = (template = ''): string | undefined => template.match(modified)?.[1];

/** The insights as Atom, with the titles and descriptions of their pages. */
export function feed(publicUrl: string, templates: Templates): string {
  const entries = publicPages
    .filter((path) => path.startsWith('/insights/'))
    .map((path) => {
      const template = templates.get(path) ?? '';
      // Both are escaped for HTML in a way that XML reads too.
      const title = template.match(/<title>([^<]*?)(?: \| [^<|]*)?<\/title>/)?.[1] ?? '';
      const summary = template.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? '';
      return { address: escapeHtml(publicUrl + path), title, summary, at: timeOf(template) };
    });
  const updated = entries
    .map(({ at }) => at)
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    '<title>Plainvest: Insights</title>',
    `<id>${escapeHtml(`${publicUrl}/insights`)}</id>`,
    `<link href="${escapeHtml(`${publicUrl}/insights`)}"/>`,
    `<link rel="self" href="${escapeHtml(publicUrl + feedPath)}"/>`,
    `<updated>${updated}</updated>`,
    '<author><name>Plainvest</name></author>',
    ...entries.map(
      ({ address, title, summary, at }) =>
        `<entry><title>${title}</title><id>${address}</id><link href="${address}"/>` +
        `<updated>${at}</updated><summary>${summary}</summary></entry>`,
    ),
    '</feed>',
    '',
  ].join('\n');
}

const timeOf = (template: string) => `${dayOf(template)}T00:00:00Z`;
