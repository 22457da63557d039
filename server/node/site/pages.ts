import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { appPages, publicPages } from '#contract/pages.ts';
import { cacheAfterAsking, htmlType } from './files.ts';
import { fill, type SiteSettings } from './holes.ts';
import { type Resource, resource } from './resource.ts';

/** File name of a pre-rendered page: `/` is index.html, `/about` is about.html. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Name of the page for unknown addresses; it is no route of its own. */
export const notFoundPath = '/404';

/** Pre-rendered pages by path, not yet filled. */
export type Templates = Map<string, string>;

/** Reads the pre-rendered pages; throws when one that the contract lists was not built. */
export async function loadTemplates(folder: string): Promise<Templates> {
  const paths = [...publicPages, notFoundPath];
  return new Map(
    await Promise.all(
      paths.map(async (path) => {
        const text = await readFile(join(folder, pageFile(path)), 'utf8');
        return [path, text] as const;
      }),
    ),
  );
}

/** Fills and compresses every page, which costs milliseconds and happens only on a change. */
export function fillPages(templates: Templates, settings: SiteSettings): Map<string, Resource> {
  return new Map([...templates].map(([path, text]) => [path, page(fill(text, settings))]));
}

/** A page in memory with its compressed forms. */
export function page(html: string): Resource {
  const identity = new TextEncoder().encode(html);
  return resource({
    type: htmlType,
    cache: cacheAfterAsking,
    bodies: {
      identity,
      br: new Uint8Array(brotliCompressSync(identity)),
      gzip: new Uint8Array(gzipSync(identity, { level: 9 })),
    },
  });
}

const appPatterns = appPages.map((path) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`));

/** True when the app in the browser renders this path (DESIGN 6.12). */
export function isAppPage(path: string): boolean {
  return appPatterns.some((pattern) => pattern.test(path));
}
