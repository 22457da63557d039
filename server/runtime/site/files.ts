import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { type Resource, resource } from './resource.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** For files with a hash in their name. */
export const cacheForever = 'public, max-age=31536000, immutable';
export const cacheBriefly = 'public, max-age=600';
export const revalidate = 'no-cache';

export const htmlType = 'text/html; charset=utf-8';

/** Into memory, so that no request reads the disk. */
export async function loadFiles(folder: string): Promise<Map<string, Resource>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  );
  const files = new Map<string, Resource>();
  for (const name of names) {
    const type = types[extname(name)];
    if (!type || name.startsWith('.')) continue;
    const read = async (path: string) =>
      names.has(path) ? new Uint8Array(await readFile(join(folder, path))) : undefined;
    const identity = await read(name);
    const br = await read(`${name}.br`);
    const gzip = await read(`${name}.gz`);
    if (!identity) continue;
    const address = `/${name.split(sep).join('/')}`;
    const cache = address.startsWith('/assets/') ? cacheForever : cacheBriefly;
    files.set(
      address,
      resource({ type, cache, bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) } }),
    );
  }
  return files;
}
