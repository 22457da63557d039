const headerOnly = /\s*(frame-ancestors|sandbox) [^;]*;?/g;

interface DemoParts {
  bar: string;
  policy: string;
}

/** Adds bar, style, script and, as a static host sends no headers, the content policy as `meta`. */
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
