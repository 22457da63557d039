import { checkRegister } from './checkRegister.ts';
import type { Register } from './claim.ts';
import { bannedWords, figures, names, superlatives } from './wording.ts';

const claimElement = /<span data-claim="([^"]*)">([\s\S]*?)<\/span>/g;
const sourcesElement = /<section [^>]*data-sources[\s\S]*?<\/section>/g;
const timeElement = /<time[\s>][\s\S]*?<\/time>/g;
const placeholder = /\{\{\w+\}\}/g;
const figureText = /[+\u2212$]*\d[\d,.]*\d|\d/g;
const code = /<(script|style)>[\s\S]*?<\/\1>/g;
const textAttribute = /\s(?:alt|aria-label|content|placeholder|title)="([^"]*)"/g;

/** Returns a message for each reason not to publish these pages on a day (ISO date). */
export function checkPublication(
  register: Register,
  pages: { path: string; html: string }[],
  today: string,
): string[] {
  return [
    ...checkRegister(register, today),
    ...pages.flatMap(({ path, html }) => checkPage(path, html, register)),
  ];
}

/**
 * Returns a message for each claim that is not registered, each banned word, and each figure or
 * superlative outside a registered claim.
 */
export function checkPage(path: string, html: string, register: Register): string[] {
  const errors: string[] = [];
  const page = html.replace(code, '');
  for (const [, id = '', shown = ''] of page.matchAll(claimElement)) {
    const claim = register[id];
    if (!claim) errors.push(`${path} cites a claim "${id}" that is not registered.`);
    else {
      const own = shown.replace(/<a [\s\S]*?<\/a>/g, ' ').replace(/<[^>]+>/g, ' ');
      const strange = own.match(figureText)?.filter((figure) => !claim.text.includes(figure));
      if (strange?.length) errors.push(`${path} says "${strange[0]}", which claim ${id} does not.`);
    }
  }
  const allText = `${bodyText(page)} ${attributeTexts(page)}`;
  for (const pattern of bannedWords) {
    const word = allText.match(pattern)?.[0];
    if (word) errors.push(`${path} says "${word}", which no page may say.`);
  }
  const unclaimed = bodyText(
    page
      .replace(claimElement, (whole, id: string) => (id in register ? ' ' : whole))
      .replace(sourcesElement, ' ')
      .replace(timeElement, ' ')
      .replace(placeholder, ' '),
  );
  const checked = names.reduce(
    (text, name) => text.replaceAll(name, ' '),
    `${unclaimed} ${headTexts(page)}`,
  );
  for (const pattern of [figures, superlatives]) {
    const match = checked.match(pattern);
    if (match) errors.push(`${path} says "${withContext(checked, match)}" without a claim.`);
  }
  return errors;
}

const bodyText = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/\s+/g, ' ');

const attributeTexts = (html: string) =>
  [...html.matchAll(textAttribute)].map(([, value = '']) => value).join(' · ');

/** Title and description, which search engines show. */
function headTexts(html: string): string {
  const title = html.match(/<title>([^<]*)/)?.[1] ?? '';
  const description = html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? '';
  return `${title} ${description}`;
}

function withContext(text: string, { index = 0, 0: match }: RegExpMatchArray): string {
  return text.slice(Math.max(0, index - 30), index + match.length + 30).trim();
}
