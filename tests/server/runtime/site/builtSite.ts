import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { approvalSentence, firstRules } from '#contract/approvalSentence.ts';
import { publicDefaults } from '#contract/settings.ts';
import { noOperator } from '#server/runtime/operator.ts';
import { pageFile } from '#server/runtime/site/pages.ts';
import type { SiteSettings } from '#server/runtime/site/placeholders.ts';
import { noSafeguards } from '#server/runtime/site/safeguards.ts';
import { createSite, type Site } from '#server/runtime/site/site.ts';
import { pages } from '#tests/marketing/renderedSite.ts';

/** A script that is long enough for compression to pay. */
export const scriptText = 'export const answer = 42;\n'.repeat(40);

/** An installation in demo mode without any identity. */
export const demoSettings: SiteSettings = {
  demo: true,
  publicUrl: 'http://localhost:3000',
  marketWidgets: 'off',
  marketWidgetUrl: 'https://ticker.example/tape?a=1#b',
  marketChartUrl: 'https://chart.example/one',
  limits: publicDefaults,
  approvals: approvalSentence(firstRules),
  safeguards: noSafeguards,
  operator: noOperator,
};

/** The real pages and a few files in a temporary folder, served as by the server. */
export async function builtSite(settings: SiteSettings = demoSettings): Promise<Site> {
  const distDir = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(distDir, { recursive: true }));
  const write = async (name: string, body: string | Uint8Array) => {
    const path = join(distDir, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, body);
  };
  for (const [path, html] of pages) await write(join('site', pageFile(path)), html);
  for (const [file, title] of [
    ['login', 'Login'],
    ['user/overview', 'Overview'],
  ]) {
    const head = `<title>${title}</title><script>0</script><style>a{}</style>`;
    await write(`site/${file}.html`, `<!doctype html>${head}<div id="root"></div>`);
  }
  await write('site/register.html', '<!doctype html><title>Register</title><div id="root"></div>');
  await write('client/index.html', '<!doctype html><title>App shell</title><div id="root"></div>');
  await write('client/assets/app-1.js', scriptText);
  await write('client/assets/app-1.js.br', brotliCompressSync(scriptText));
  await write('client/assets/app-1.js.gz', gzipSync(scriptText));
  await write('client/theme.js', '// theme');
  await write('client/.vite/manifest.json', '{}');
  await write('secret.txt', 'not for visitors');
  return createSite({ distDir, backendHost: '/backend', settings });
}

/** Asks the site for a path. */
export function ask(site: Site, path: string, init?: RequestInit): Response {
  return site.fetch(new Request(`http://localhost:3000${path}`, init));
}
