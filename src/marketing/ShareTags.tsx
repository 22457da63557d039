import { placeholder } from '#contract/placeholders.ts';
import { copy } from '#src/shared/copy.ts';
import type { MarketingPage } from './marketingPage.ts';
import { shareRisk, shareTitles } from './share.ts';
import { isArticle } from './structuredData.ts';

/** The tags by which other sites show a link to a page. */
export function ShareTags({ path, page, image }: ShareTagsProps) {
  if (path === '/404') return null;
  const tags = {
    'og:site_name': copy.brand,
    'og:type': isArticle(path) ? 'article' : 'website',
    'article:modified_time': page.updated,
    'og:title': page.title,
    'og:description': page.description,
    'og:url': `${placeholder('publicUrl')}${path}`,
    'og:image': `${placeholder('publicUrl')}${image}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': [...shareTitles[page.kind], shareRisk].join(' '),
  };
  return (
    <>
      {Object.entries(tags).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

interface ShareTagsProps {
  path: string;
  page: MarketingPage;
  image: string;
}
