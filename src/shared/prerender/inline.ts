/** What a page carries in its head, so that it paints after a single request. */
export interface InlineParts {
  /** Runs before the first paint. */
  first: string;
  css: string;
  /** Addresses of the scripts that follow the first paint. */
  scripts: readonly string[];
}

const endings = /<\/(script|style)/i;

/**
 * The first script and the page's own styles as elements of its head. The server hashes both for
 * the content policy, so they must not change afterwards. Errors: a text that would end its element.
 */
export function inlineParts({ first, css, scripts }: InlineParts): string {
  const script = `${first}${afterFirstPaint(scripts)}`;
  if (endings.test(script) || endings.test(css)) {
    throw new Error('An inline text ends its element.');
  }
  return `<script>${script}</script><style>${css}</style>`;
}

// A page that is kept invisible never paints: whoever is known is not made to wait for it.
const longestWaitMs = 3000;

/** Nothing that can be read waits for these, so they do not compete with the first paint. */
function afterFirstPaint(addresses: readonly string[]): string {
  const imports = addresses.map((address) => `import(${JSON.stringify(address)})`);
  // Asking twice loads once: a module is imported under its address.
  return [
    `const ask=()=>{${imports.join(';')}};`,
    'new PerformanceObserver(ask).observe({type:"paint",buffered:true});',
    `setTimeout(ask,"known"in document.documentElement.dataset?0:${longestWaitMs});`,
  ].join('');
}
