import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFresh, writeStamp } from './freshness.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = join(root, 'dist', 'built');
const sources = [
  'src',
  'server',
  'contract',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
const backendHost = process.env.BACKEND_HOST ?? '/backend';

async function build() {
  // Vite bundles React's slow development build whenever this says anything else.
  process.env.NODE_ENV = 'production';
  const started = new Date();
  rmSync(stamp, { force: true });
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ root, logLevel: 'warn' });
  await builder.buildApp();
  writeStamp(stamp, backendHost, started);
  const seconds = ((Date.now() - started.getTime()) / 1000).toFixed(1);
  console.log(`Built the site and the server in ${seconds} s.`);
}

const paths = sources.map((name) => join(root, name));

// The same sources make another build for another {host}.
if (isFresh(stamp, backendHost, paths)) console.log('The build is up to date.');
else {
  await build().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
