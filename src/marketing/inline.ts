/** What a page carries in its head, so that it paints after a single request. */
export interface InlineParts {
  /** Sets the scheme before the first paint. */
  theme: string;
  css: string;
  /** Address of the visitors' script. */
  script: string;
}

const endings = /<\/(script|style)/i;

/**
 * Writes the first script and the page's own styles into its head. The server hashes both for the
 * content policy, so they must not change afterwards. Errors: a text that would end its element.
 */
export function withInline(html: string, { theme, css, script }: InlineParts): string {
  const first = `${theme}${afterFirstPaint(script)}`;
  if (endings.test(first) || endings.test(css)) throw new Error('An inline text ends its element.');
  const parts = `<script>${first}</script><style>${css}</style>`;
  return html.replace('<link rel="icon"', () => `${parts}<link rel="icon"`);
}

/** Nothing on a page waits for the visitors' script, so it does not compete with the first paint. */
const afterFirstPaint = (address: string) =>
  `requestAnimationFrame(()=>setTimeout(()=>import(${JSON.stringify(address)})));`;
