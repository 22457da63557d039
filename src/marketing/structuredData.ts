import { ifStated, placeholderInJson } from '#contract/placeholders.ts';
import { copy } from '#src/shared/copy.ts';
import type { MarketingPage } from './marketingPage.ts';
import { questions } from './pages/questions.ts';

const site = placeholderInJson('publicUrl');
const brand = { '@type': 'Organization', name: copy.brand, url: `${site}/` };

/** JSON-LD for search engines, only of what the page shows. */
export function structuredData(path: string, page: MarketingPage): string {
  if (path === '/404') return '';
  if (path === '/') return organization() + script(website());
  const graph: object[] = [breadcrumb(path, page)];
  if (path === '/help') graph.push(faq());
  if (isArticle(path)) graph.push(article(path, page));
  return script(graph);
}

/** Texts that explain one thing each, but not the lists of them. */
export const isArticle = (path: string): boolean => /^\/(themes|insights)\//.test(path);

const script = (content: object) => `<script type="application/ld+json">${json(content)}</script>`;

const json = (content: object) =>
  JSON.stringify(
    Array.isArray(content)
      ? { '@context': 'https://schema.org', '@graph': content }
      : { '@context': 'https://schema.org', ...content },
  ).replaceAll('<', '\\u003c');

/** Only where there is an operator, which a demo does not have. */
function organization(): string {
  const { start, end } = ifStated('legalName');
  const content = {
    ...brand,
    legalName: placeholderInJson('legalName'),
    identifier: placeholderInJson('companyNumber'),
    address: placeholderInJson('address'),
    logo: `${site}/icon-512.png`,
  };
  return `${start}${script(content)}${end}`;
}

const website = () => ({ '@type': 'WebSite', name: copy.brand, url: `${site}/`, inLanguage: 'en' });

function breadcrumb(path: string, { title }: MarketingPage) {
  const name = title.replace(/ \| .*$/, '').replace(/: .*$/, '');
  const parents: [string, string][] = [['Home', '/']];
  if (path.startsWith('/themes/')) parents.push(['Investment Products', '/investment-products']);
  if (path.startsWith('/terms/')) parents.push(['Terms of use', '/terms']);
  if (path.startsWith('/insights/')) parents.push(['Insights', '/insights']);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...parents, [name, path]].map(([label, href], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: `${site}${href}`,
    })),
  };
}

const article = (path: string, { title, description, updated }: MarketingPage) => ({
  '@type': 'Article',
  headline: title.replace(/ \| .*$/, ''),
  description,
  url: `${site}${path}`,
  dateModified: updated,
  inLanguage: 'en',
  author: brand,
});

const faq = () => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(([name, text]) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text: text.replace('{{', '{{json:') },
  })),
});
