import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EnvironmentOptions, Plugin, ViteBuilder } from 'vite';
import { pageFile } from '#server/node/site/pages.ts';
import { compressFolder } from './compress.ts';
import { type Renderer, renderer, serveMarketing, visitorScript } from './devPages.ts';

/**
 * Two bundles beside the app and the server: the renderer, which runs once during the build, and
 * the visitors' script, which shares no chunk with the app so that it stays a single request.
 */
const environments: Record<string, EnvironmentOptions> = {
  renderer: {
    consumer: 'server',
    build: {
      outDir: 'dist/renderer',
      copyPublicDir: false,
      rolldownOptions: { input: { render: renderer } },
    },
  },
  visitor: {
    consumer: 'client',
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: { site: visitorScript } },
    },
  },
};

/** Pre-renders the public pages into dist/site after the app; in development, on each request. */
export function marketingPages(): Plugin {
  return {
    name: 'marketing-pages',
    config: (_config, { command }) => (command === 'build' ? { environments } : {}),
    configureServer: serveMarketing,
    buildApp: { order: 'post', handler: writePages },
  };
}

async function writePages(builder: ViteBuilder): Promise<void> {
  const dist = join(builder.config.root, 'dist');
  const client = join(dist, 'client');
  const script = `/${await buildEntry(builder, 'visitor')}`;
  const bundle = join(dist, 'renderer', await buildEntry(builder, 'renderer'));
  const { renderSite }: Renderer = await import(pathToFileURL(bundle).href);
  const sheet = { css: '', address: '' };
  const pages = renderSite({
    script,
    stylesheet(css) {
      const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
      Object.assign(sheet, { css, address: `/assets/site-${hash}.css` });
      return sheet.address;
    },
  });
  await writeFile(join(client, sheet.address), sheet.css);
  await mkdir(join(dist, 'site'), { recursive: true });
  for (const { path, html } of pages) await writeFile(join(dist, 'site', pageFile(path)), html);
  await rm(join(dist, 'renderer'), { recursive: true });
  await compressFolder(client);
}

/** Builds one environment and answers the file name of its entry. */
async function buildEntry(builder: ViteBuilder, name: string): Promise<string> {
  const environment = builder.environments[name];
  const built = environment && (await builder.build(environment));
  if (!built || !('output' in built)) throw new Error(`The ${name} bundle was not built.`);
  const entry = built.output.find((part) => part.type === 'chunk' && part.isEntry);
  if (!entry) throw new Error(`The ${name} bundle has no entry.`);
  return entry.fileName;
}
