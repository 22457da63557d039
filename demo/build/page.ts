const headerOnly = /\s*(frame-ancestors|sandbox) [^;]*;?/g;

export interface DemoParts {
  /** Markup of the bar; the first page has none. */
  bar: string;
  /** The content policy that the product's server sends with this page. */
  policy: string;
}

/**
 * Adds the demo's bar, style and script to a built page. The content policy, which a static host does
 * not send, becomes a `meta` element before the first script. Errors: a page without head or body.
 */
export function withDemo(html: string, { bar, policy }: DemoParts): string {
  const head = [
    // In a `meta` element browsers reject the two directives that only a header may have.
    `<meta http-equiv="Content-Security-Policy" content="${policy.replace(headerOnly, '')}">`,
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

function replaceOnce(html: string, pattern: RegExp, change: (found: string) => string): string {
  if (!pattern.test(html)) throw new Error(`A page of the demo has no ${pattern}.`);
  return html.replace(pattern, change);
}
