import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** Bundles one TypeScript file of the tree for Node; the caller runs it as a separate process. */
export async function bundleScript(
  entry: string,
): Promise<{ readonly path: string; remove(): void }> {
  // Below node_modules, because the packages that stay outside the bundle are looked up from there.
  const cache = join(process.cwd(), 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'script-'));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'script.js' } },
    },
  });
  return {
    path: join(outDir, 'script.js'),
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  };
}
