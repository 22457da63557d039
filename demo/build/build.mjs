import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFresh, writeStamp } from '../../server/node/freshness.mjs';

// Builds dist/demo from the ordinary build, which must be up to date (server/node/build.mjs).

const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = join(root, 'dist', 'demo-built');
const sources = ['demo', 'vite.demo.config.ts', 'dist/built', 'package-lock.json'];
const mark = process.env.PUBLIC_URL ?? '';

async function build() {
  process.env.NODE_ENV = 'production';
  const started = new Date();
  rmSync(stamp, { force: true });
  const { createBuilder } = await import('vite');
  const configFile = join(root, 'vite.demo.config.ts');
  const builder = await createBuilder({ root, configFile, logLevel: 'warn' });
  await builder.buildApp();
  writeStamp(stamp, mark, started);
  const seconds = ((Date.now() - started.getTime()) / 1000).toFixed(1);
  console.log(`Built the demo in ${seconds} s: dist/demo, for any static host.`);
}

if (
  isFresh(
    stamp,
    mark,
    sources.map((name) => join(root, name)),
  )
) {
  console.log('The demo is up to date.');
} else {
  await build().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
