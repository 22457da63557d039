import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteBuilder } from 'vite';
import { checkerPath } from '#contract/pages.ts';
import { isoDay } from '#contract/time.ts';
import { pageFile } from '#server/runtime/site/pages.ts';
import type { appScripts } from './appScripts.ts';
import { assetAddress } from './assetAddress.ts';
import { checkerCode, checkerDocument } from './checkerDocument.ts';
import { compressFolder } from './compressFolder.ts';
import { copyDocuments } from './documents.ts';
import { readInlineScripts } from './inlineScripts.ts';
import type { FirstPaint, Renderer } from './renderer.ts';
import { writeShareImages } from './writeShareImages.ts';

/** Addresses of the scripts of the app by path. */
export type Scripts = ReturnType<typeof appScripts>;

/** Renders all pages into dist/site, and adds the files that they name. */
export async function writePages(builder: ViteBuilder, scripts: Scripts): Promise<void> {
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
      const address = assetAddress('late', 'css', Buffer.from(css));
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

/** The script of /proof, and the whole checker as a file. Returns the address of the script. */
async function writeChecker(root: string, client: string): Promise<string> {
  const script = await checkerCode(root);
  const address = assetAddress('checker', 'js', Buffer.from(script));
  await writeFile(join(client, address), script);
  const file = join(client, checkerPath);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await checkerDocument(root));
  return address;
}

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
