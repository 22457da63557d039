import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sampleSettings } from '#build/sampleSettings.ts';
import { appPages, feedPath } from '#contract/pages.ts';
import { feed } from '#server/runtime/site/feed.ts';
import { contentPolicy, noNeeds } from '#server/runtime/site/headers.ts';
import { fillPages, loadTemplates, pageFile, type Templates } from '#server/runtime/site/pages.ts';
import { fill } from '#server/runtime/site/placeholders.ts';
import { writeEngine } from './engine.ts';
import { withDemo } from './withDemo.ts';

export const demoFolder = 'dist/demo';

const backendHost = '/backend';

const settings = () =>
  sampleSettings({
    publicUrl: (process.env.PUBLIC_URL ?? 'http://localhost').replace(/\/$/, ''),
    marketWidgets: 'off',
  });

// Only the worker may compile WebAssembly; for hosts that read `_headers`.
const workerHeaders = [
  '/demo-worker.js',
  "  Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  '  Cache-Control: no-cache',
  '',
].join('\n');

/** One file for each known address, with the placeholders filled as the server does it. */
export async function writeDemo(root: string): Promise<void> {
  const folder = join(root, demoFolder);
  await rm(folder, { recursive: true, force: true });
  const client = join(root, 'dist/client');
  await cp(client, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const bar = await readFile(join(root, 'demo/page/bar.html'), 'utf8');
  const shell = await readFile(join(client, 'index.html'), 'utf8');
  const templates = await loadTemplates(join(root, 'dist/site'));
  await write(join(folder, feedPath), feed(settings().publicUrl, templates));
  for (const { path, html, policy } of pagesOf(templates, shell)) {
    await write(join(folder, pageFile(path)), withDemo(html, { bar, policy }));
  }
  const start = await readFile(join(root, 'demo/start/start.html'), 'utf8');
  const policy = contentPolicy({ backendHost, publicUrl: settings().publicUrl });
  const font = await textFont(client);
  const html = start.replace('{{font}}', font).replace('{{scripts}}', prefetched(shell));
  await write(join(folder, 'demo/index.html'), withDemo(html, { bar: '', policy }));
  for (const style of ['demo/page/demo.css', 'demo/start/start.css']) {
    const text = (await readFile(join(root, style), 'utf8')).replace('{{font}}', font);
    await write(join(folder, 'demo', basename(style)), text);
  }
  await write(join(folder, '_headers'), workerHeaders);
  await writeEngine(root, folder);
}

/** The scripts with which every page of the app begins, to fetch while the database starts. */
const prefetched = (shell: string) =>
  [...shell.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)]
    .map(([, address]) => `<link rel="prefetch" href="${address}" as="script" />`)
    .join('');

/** The address of the product's typeface, which the first page shows too. */
async function textFont(client: string): Promise<string> {
  const names = await readdir(join(client, 'assets'));
  const name = names.find((each) => /^geist-latin-wght-normal-.+\.woff2$/.test(each));
  if (!name) throw new Error('The build names its typeface in another way now.');
  return `/assets/${name}`;
}

function pagesOf(templates: Templates, shell: string) {
  const now = settings();
  const rendered = fillPages(templates, now, { backendHost });
  const pages = [...rendered].map(([path, page]) => ({
    path,
    html: ownAddresses(new TextDecoder().decode(page.resource().bodies.identity)),
    policy: page.policy,
  }));
  const policy = contentPolicy({ backendHost, publicUrl: now.publicUrl }, noNeeds);
  const html = fill(shell, now);
  const ofApp = appPages.filter((path) => !path.includes(':') && !templates.has(path));
  return [...pages, ...ofApp.map((path) => ({ path, html, policy }))];
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Without an address of the host, pages name themselves by path: no one shares a local host. */
const ownAddresses = (html: string) =>
  process.env.PUBLIC_URL ? html : html.replaceAll(`"${settings().publicUrl}/`, '"/');
