import { placeholder } from '#contract/placeholders.ts';
import { copy } from '#src/shared/copy.ts';
import type { MarketingPage } from './pages.tsx';

const alt = 'Every dollar you see has an entry. You could lose all the money you put in.';

export function ShareTags({ path, page, image }: ShareTagsProps) {
  if (path === '/404') return null;
  const tags = {
    'og:site_name': copy.brand,
    'og:type': path.startsWith('/themes/') ? 'article' : 'website',
    'og:title': page.title,
    'og:description': page.description,
    'og:url': `${placeholder('publicUrl')}${path}`,
    'og:image': `${placeholder('publicUrl')}${image}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': alt,
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
