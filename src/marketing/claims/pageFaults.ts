import type { Register } from './claim.ts';
import { bannedWords, figures, names, superlatives } from './words.ts';

// How a rendered claim, the list of sources and a date look in the markup.
const claimElement = /<span data-claim="([^"]*)">([\s\S]*?)<\/span>/g;
const sourcesElement = /<section [^>]*data-sources[\s\S]*?<\/section>/g;
const timeElement = /<time[\s>][\s\S]*?<\/time>/g;
const hole = /\{\{\w+\}\}/g;
const silent = /<(script|style)>[\s\S]*?<\/\1>/g;
const spoken = /\s(?:alt|aria-label|content|placeholder|title)="([^"]*)"/g;

/**
 * What a rendered page may not say: banned words anywhere, and figures or superlatives that do not
 * stand in a claim of the register (S-005). Each fault is a sentence that names the page.
 */
export function pageFaults(path: string, html: string, register: Register): string[] {
  const faults: string[] = [];
  const page = html.replace(silent, '');
  for (const [, id = ''] of page.matchAll(claimElement)) {
    if (!(id in register)) faults.push(`${path} cites a claim "${id}" that is not registered.`);
  }
  const everything = `${words(page)} ${attributes(page)}`;
  for (const banned of bannedWords) {
    const said = everything.match(banned)?.[0];
    if (said) faults.push(`${path} says "${said}", which no page may say.`);
  }
  const unclaimed = words(
    page
      .replace(claimElement, (whole, id: string) => (id in register ? ' ' : whole))
      .replace(sourcesElement, ' ')
      .replace(timeElement, ' ')
      .replace(hole, ' '),
  );
  const bare = names.reduce(
    (text, name) => text.replaceAll(name, ' '),
    `${unclaimed} ${headTexts(page)}`,
  );
  for (const pattern of [figures, superlatives]) {
    const found = bare.match(pattern);
    if (found) faults.push(`${path} says "${around(bare, found)}" without a claim.`);
  }
  return faults;
}

const words = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/\s+/g, ' ');

const attributes = (html: string) =>
  [...html.matchAll(spoken)].map(([, value = '']) => value).join(' · ');

/** Title and description: what search engines show of the page. */
function headTexts(html: string): string {
  const title = html.match(/<title>([^<]*)/)?.[1] ?? '';
  const description = html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? '';
  return `${title} ${description}`;
}

function around(text: string, { index = 0, 0: found }: RegExpMatchArray): string {
  return text.slice(Math.max(0, index - 30), index + found.length + 30).trim();
}
