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

const root = fileURLToPath(new URL('..', import.meta.url));

/** Newest change below a path; a folder counts as well, so that a deleted file is noticed. */
function newestMs(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  const below = readdirSync(path).map((name) => newestMs(join(path, name)));
  return Math.max(found.mtimeMs, ...below);
}

function isFresh(stamp, mark, paths) {
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== mark) return false;
  const builtMs = statSync(stamp).mtimeMs;
  return paths.every((path) => newestMs(path) <= builtMs);
}

async function build({ configFile, stamp, mark, made }) {
  // With any other value Vite bundles React's slow development build.
  process.env.NODE_ENV = 'production';
  const started = new Date();
  rmSync(stamp, { force: true });
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({
    root,
    logLevel: 'warn',
    ...(configFile && { configFile: join(root, configFile) }),
  });
  await builder.buildApp();
  writeFileSync(stamp, mark);
  // Files that change during the build are newer than its start, so the next run rebuilds.
  utimesSync(stamp, started, started);
  const seconds = ((Date.now() - started.getTime()) / 1000).toFixed(1);
  console.log(`Built ${made} in ${seconds} s.`);
}

// Builds unless the last build's stamp is newer than every source and has the same mark.
export async function buildOnce({ stamp: name, sources, ...wanted }) {
  const stamp = join(root, 'dist', name);
  const paths = sources.map((source) => join(root, source));
  if (isFresh(stamp, wanted.mark, paths)) {
    console.log(`No need to build ${wanted.made}: up to date.`);
    return;
  }
  await build({ stamp, ...wanted }).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
