import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  appPages,
  chartFramePath,
  firstPaintPages,
  framePaths,
  publicPages,
  titledPages,
} from '#contract/pages.ts';
import { htmlType, revalidate } from './files.ts';
import { contentPolicy, emptyStyle, type HeaderOptions, widgetPolicy } from './headers.ts';
import { inlineHashes } from './inline.ts';
import { fill, type SiteSettings } from './placeholders.ts';
import { compressed, type Resource } from './resource.ts';

export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

export const notFoundPath = '/404';

const appPatterns = appPages.map((page) => ({ page, parts: page.split('/') }));

export function appPageOf(path: string): string | undefined {
  const segments = path.split('/');
  const matches = (part: string, index: number) =>
    part.startsWith(':') ? segments[index] !== '' : segments[index] === part;
  return appPatterns.find(({ parts }) => parts.length === segments.length && parts.every(matches))
    ?.page;
}

export type Templates = Map<string, string>;

export interface Page {
  /** Compressed on first use, so that the start does not wait for all pages. */
  resource(): Resource;
  policy: string;
}

/** Errors: an Error when a page of the contract was not built. */
export async function loadTemplates(folder: string): Promise<Templates> {
  const paths = [...publicPages, ...firstPaintPages, ...titledPages, notFoundPath, ...framePaths];
  return new Map(
    await Promise.all(
      paths.map(async (path) => {
        const text = await readFile(join(folder, pageFile(path)), 'utf8');
        return [path, text] as const;
      }),
    ),
  );
}

/** Each is filled on first use. */
export function fillPages(
  templates: Templates,
  settings: SiteSettings,
  { backendHost }: Pick<HeaderOptions, 'backendHost'>,
): Map<string, Page> {
  const isOff = settings.marketWidgets === 'off';
  const pages = new Map<string, Page>();
  for (const [path, template] of templates) {
    const isFrame = framePaths.includes(path);
    if (isFrame && isOff) continue;
    const hashes = inlineHashes(template);
    const { publicUrl, marketChartUrl, marketWidgetUrl } = settings;
    const frames = !isOff && (isApp(path) || template.includes('data-widget-slot'));
    const needs = { ...hashes, frames };
    if (isApp(path)) needs.styles.push(emptyStyle);
    const policy = isFrame
      ? widgetPolicy(needs, path === chartFramePath ? marketChartUrl : marketWidgetUrl)
      : contentPolicy({ backendHost, publicUrl }, needs);
    pages.set(path, { resource: memoize(() => page(fill(template, settings))), policy });
  }
  return pages;
}

// The app navigates from these pages to all its pages under their policy.
const appStarts: readonly string[] = [...firstPaintPages, ...titledPages];
const isApp = (path: string) => appStarts.includes(path);

function memoize<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= create();
    return value;
  };
}

export function page(html: string): Resource {
  return compressed({ type: htmlType, cache: revalidate, body: html });
}
