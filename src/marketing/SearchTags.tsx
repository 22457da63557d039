import { placeholder } from '#contract/placeholders.ts';

/** The one address of a page, or word that it is none worth finding. */
export function SearchTags({ path }: { path: string }) {
  if (path === '/404') return <meta name="robots" content="noindex" />;
  return <link rel="canonical" href={`${placeholder('publicUrl')}${path}`} />;
}
