import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** Newest change below a path; a folder counts as well, so that a deleted file is noticed. */
function newestMs(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  const below = readdirSync(path).map((name) => newestMs(join(path, name)));
  return Math.max(found.mtimeMs, ...below);
}

/** True when the build is newer than every source and was made for the same {host}. */
function isFresh() {
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== backendHost) return false;
  const builtMs = statSync(stamp).mtimeMs;
  return sources.every((name) => newestMs(join(root, name)) <= builtMs);
}

async function build() {
  // Vite bundles React's slow development build whenever this says anything else.
  process.env.NODE_ENV = 'production';
  const started = new Date();
  rmSync(stamp, { force: true });
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ root, logLevel: 'warn' });
  await builder.buildApp();
  writeFileSync(stamp, backendHost);
  // What changed while the build ran is newer than its start and is built next time.
  utimesSync(stamp, started, started);
  const seconds = ((Date.now() - started.getTime()) / 1000).toFixed(1);
  console.log(`Built the site and the server in ${seconds} s.`);
}

if (isFresh()) console.log('The build is up to date.');
else {
  await build().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
