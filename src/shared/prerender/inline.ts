/** Script and style for the head of a prerendered page, which then paints after one request. */
export interface InlineParts {
  /** Code that runs before the first paint. */
  first: string;
  css: string;
  /** Addresses of the scripts that follow the first paint; each after those that it imports. */
  scripts: readonly string[];
  /** Name of a function that calls its argument once the scripts may load; the first paint by default. */
  gate?: string | undefined;
  /** Address of the styles that follow the first paint. */
  sheet?: string | undefined;
}

const endTag = /<\/(script|style)/i;

/**
 * Returns the script and style elements. The server hashes both for the content policy, so they
 * must not change afterwards. Errors: a text that would close its element.
 */
export function inlineParts({ first, css, scripts, gate, sheet }: InlineParts): string {
  const script = `${first}${afterFirstPaint(scripts, { gate, sheet })}`;
  if (endTag.test(script) || endTag.test(css)) {
    throw new Error('An inline text ends its element.');
  }
  const whole = sheet ? `<noscript><link rel="stylesheet" href="${sheet}"></noscript>` : '';
  return `<script>${script}</script><style>${css}</style>${whole}`;
}

// A page that is hidden until the app runs never paints, so it does not wait for the paint.
const waitMsMax = 3000;

// Each script runs in a separate task, so that input and paint come in between.
const inTurn = `(async()=>{
for(const href of scripts){
const link=document.createElement("link");
if(!link.relList.supports("modulepreload")){import(href);continue}
link.rel="modulepreload";link.href=href;document.head.append(link);
}
for(const address of scripts){await import(address);await new Promise((next)=>setTimeout(next))}
})()`.replaceAll('\n', '');

/** Code that loads the rest after the first paint, so that it does not delay it. */
function afterFirstPaint(
  addresses: readonly string[],
  { gate, sheet }: Pick<InlineParts, 'gate' | 'sheet'>,
): string {
  const [only, ...others] = addresses;
  const load = others.length > 0 ? inTurn : `import(${JSON.stringify(only)})`;
  const link = 'const late=document.createElement("link");late.rel="stylesheet";';
  return [
    sheet ? `${link}late.dataset.late="";late.href=${JSON.stringify(sheet)};` : '',
    others.length > 0 ? `const scripts=${JSON.stringify(addresses)};` : '',
    `let asked;const ask=()=>{${sheet ? 'late.isConnected||document.head.append(late);' : ''}asked??=${load}};`,
    `new PerformanceObserver(${gate ? `()=>${gate}(ask)` : 'ask'}).observe({type:"paint",buffered:true});`,
    `setTimeout(ask,"leaving"in document.documentElement.dataset?0:${waitMsMax});`,
  ].join('');
}

// A declaration of a MUI variable; no value contains a semicolon or a brace.
const declaration = /(--mui-[\w-]+):[^;{}]*(;|(?=\}))/g;

/**
 * Removes the theme variables that neither a rule nor an attribute uses, directly or through another
 * variable. MUI declares hundreds, a page uses a few dozen.
 */
export function withoutUnusedVariables(css: string, markup: string): string {
  const used = new Set((css + markup).match(/(?<=var\()--mui-[\w-]+/g));
  const reduced = css.replace(declaration, (whole, name: string) => (used.has(name) ? whole : ''));
  return reduced.length === css.length ? css : withoutUnusedVariables(reduced, markup);
}
