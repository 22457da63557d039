const forMetaUnknown = /\s*(frame-ancestors|sandbox) [^;]*;?/g;

/** What the build puts on every page of the demo. */
export interface DemoParts {
  /** Markup of the bar; the first page has none. */
  bar: string;
  /** The content policy that the product's server sends with this page. */
  policy: string;
}

/**
 * A built page of the product with the demo on top. Nothing of it is changed: the policy that its
 * server would send stands in the page, where a static host sends none, and before every script that
 * it is about. Errors: a page without the places that are looked for.
 */
export function withDemo(html: string, { bar, policy }: DemoParts): string {
  const head = [
    // Two directives count in a header alone, and a browser complains of them anywhere else.
    `<meta http-equiv="Content-Security-Policy" content="${policy.replace(forMetaUnknown, '')}">`,
    '<meta name="robots" content="noindex">',
    '<link rel="stylesheet" href="/demo/demo.css">',
    '<script src="/demo/demo.js"></script>',
  ];
  return replaceOnce(
    replaceOnce(html, /<meta charset="utf-8"\s*\/?>/i, (found) => found + head.join('')),
    /<body[^>]*>/,
    (found) => found + bar,
  );
}

function replaceOnce(html: string, place: RegExp, change: (found: string) => string): string {
  if (!place.test(html)) throw new Error(`A page of the demo has no ${place}.`);
  return html.replace(place, change);
}
