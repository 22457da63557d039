import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chartFramePath, firstPaintPages, framePaths, publicPages } from '#contract/pages.ts';
import { cacheAfterAsking, htmlType } from './files.ts';
import { contentPolicy, emptyStyle, type HeaderOptions, widgetPolicy } from './headers.ts';
import { inlineHashes } from './inline.ts';
import { fill, type SiteSettings } from './placeholders.ts';
import { compressed, type Resource } from './resource.ts';

/** File name of a pre-rendered page: `/` is index.html, `/about` is about.html. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Name of the page for unknown addresses; it is no route of its own. */
export const notFoundPath = '/404';

/** Pre-rendered pages by path, not yet filled. */
export type Templates = Map<string, string>;

/** A page in memory and the content policy that belongs to it. */
export interface Page {
  /** Compressed when it is first asked for, so that the start does not wait for all pages. */
  resource(): Resource;
  policy: string;
}

/** Reads the pre-rendered pages; throws when one that the contract lists was not built. */
export async function loadTemplates(folder: string): Promise<Templates> {
  const paths = [...publicPages, ...firstPaintPages, notFoundPath, ...framePaths];
  return new Map(
    await Promise.all(
      paths.map(async (path) => {
        const text = await readFile(join(folder, pageFile(path)), 'utf8');
        return [path, text] as const;
      }),
    ),
  );
}

/** Prepares every page for one state of the settings; each is filled when first asked for. */
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
    pages.set(path, { resource: once(() => page(fill(template, settings))), policy });
  }
  return pages;
}

/** The app goes on from such a page to any of its own, by the policy that this one came with. */
const isApp = (path: string) => (firstPaintPages as readonly string[]).includes(path);

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A page in memory with its compressed forms. */
export function page(html: string): Resource {
  return compressed({ type: htmlType, cache: cacheAfterAsking, body: html });
}
