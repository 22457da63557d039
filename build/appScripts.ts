import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
}

// The part of the app behind each page of the first paint, beside the app itself.
const parts = { '/login': 'src/auth/LoginPage.tsx' };
const app = 'index.html';

/** The scripts of each page of the first paint, the app first. Removes the manifest. */
export async function appScripts(client: string): Promise<Map<string, string[]>> {
  const folder = join(client, '.vite');
  const text = await readFile(join(folder, 'manifest.json'), 'utf8');
  await rm(folder, { recursive: true });
  const manifest = JSON.parse(text) as Record<string, Chunk>;
  const gather = (name: string, found: Set<string>): Set<string> => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The app was built without ${name}.`);
    if (found.has(`/${chunk.file}`)) return found;
    found.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) gather(imported, found);
    return found;
  };
  return new Map(
    Object.entries(parts).map(([path, part]) => [
      path,
      [...gather(part, gather(app, new Set<string>()))],
    ]),
  );
}
