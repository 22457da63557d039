import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { EnvironmentOptions, Plugin, ViteBuilder } from 'vite';
import { checkerPath } from '#contract/pages.ts';
import { isoDay } from '#contract/time.ts';
import { pageFile } from '#server/runtime/site/pages.ts';
import type { ShareImages } from '#src/marketing/share.ts';
import { appScripts } from './appScripts.ts';
import { checkerCode, checkerDocument } from './checkerDocument.ts';
import { serveMarketing } from './devPages.ts';
import { copyDocuments } from './documents.ts';
import { readInlineScripts } from './inlineScripts.ts';
import { type FirstPaint, firstPaint, type Renderer, renderer, visitorScript } from './renderer.ts';
import { drawShareImage, shareKinds } from './shareImage.ts';

// The visitors' script shares no chunk with the app, so that it stays a single request.
const environments: Record<string, EnvironmentOptions> = {
  renderer: {
    consumer: 'server',
    build: {
      outDir: 'dist/renderer',
      copyPublicDir: false,
      rolldownOptions: { input: { render: renderer, firstPaint } },
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
  let scripts: Scripts = new Map();
  return {
    name: 'marketing-pages',
    // Vite makes plugins once per bundle; the pages name the scripts of the app's bundle.
    sharedDuringBuild: true,
    config: (_config, { command }) => (command === 'build' ? { environments } : {}),
    configureServer: serveMarketing,
    generateBundle(_options, bundle) {
      if (this.environment.name === 'client') scripts = appScripts(bundle);
    },
    buildApp: { order: 'post', handler: (builder) => writePages(builder, scripts) },
  };
}

type Scripts = ReturnType<typeof appScripts>;

async function writePages(builder: ViteBuilder, scripts: Scripts): Promise<void> {
  const { root } = builder.config;
  const dist = join(root, 'dist');
  const client = join(dist, 'client');
  const shell = await readFile(join(client, 'index.html'), 'utf8');
  const { site } = await buildEntries(builder, 'visitor');
  const bundles = await buildEntries(builder, 'renderer');
  const load = (name = '') => import(pathToFileURL(join(dist, 'renderer', name)).href);
  const { renderSite }: Renderer = await load(bundles.render);
  const { renderFirstPaint }: FirstPaint = await load(bundles.firstPaint);
  const shareImages = await writeShareImages(root, client);
  await copyDocuments(root, client);
  const inline = await readInlineScripts(root);
  const sheets = new Map<string, string>();
  const pages = renderSite({
    script: `/${site}`,
    checker: await writeChecker(root, client),
    shell: shellFiles(shell),
    shareImages,
    inline,
    addSheet: (css) => {
      const address = `/assets/late-${nameOf(Buffer.from(css))}.css`;
      sheets.set(address, css);
      return address;
    },
    today: isoDay(new Date()),
  });
  for (const [address, css] of sheets) await writeFile(join(client, address), css);
  const first = renderFirstPaint({ shell, scripts, inline });
  for (const { path, html } of [...pages, ...first]) {
    const file = join(dist, 'site', pageFile(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  await rm(join(dist, 'renderer'), { recursive: true });
  await compressFolder(client);
}

async function writeShareImages(root: string, client: string): Promise<ShareImages> {
  const written = await Promise.all(
    shareKinds.map(async (kind) => {
      const picture = await drawShareImage(root, kind);
      const address = `/assets/share-${kind}-${nameOf(picture)}.png`;
      await writeFile(join(client, address), picture);
      return [kind, address] as const;
    }),
  );
  return Object.fromEntries(written) as ShareImages;
}

/** The script of /proof, and the whole checker as a file. Returns the address of the script. */
async function writeChecker(root: string, client: string): Promise<string> {
  const script = await checkerCode(root);
  const address = `/assets/checker-${nameOf(Buffer.from(script))}.js`;
  await writeFile(join(client, address), script);
  const file = join(client, checkerPath);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await checkerDocument(root));
  return address;
}

const nameOf = (content: Uint8Array) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8);

function shellFiles(shell: string): string[] {
  const named = shell.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g);
  return [...named].map(([, address = '']) => address);
}

async function buildEntries(builder: ViteBuilder, name: string): Promise<Record<string, string>> {
  const environment = builder.environments[name];
  const built = environment && (await builder.build(environment));
  if (!built || !('output' in built)) throw new Error(`The ${name} bundle was not built.`);
  const entries = built.output.filter((part) => part.type === 'chunk' && part.isEntry);
  return Object.fromEntries(entries.map((entry) => [entry.name, entry.fileName]));
}

const compressible = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.txt',
  '.wasm',
  '.xml',
]);
const brotliSlowest = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths.map(async (path) => {
      const body = await readFile(path);
      await writeFile(`${path}.br`, await brotliSlowest(body));
      await writeFile(`${path}.gz`, await gzipped(body, { level: 9 }));
    }),
  );
}
