import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrimaryMemory, SeenPrimary } from './primary.ts';
import { replaceFile } from './replaceFile.ts';

/** The primary that this machine saw last, so that a start refuses a server with an older history. */
export function primaryFile(dataDir: string): PrimaryMemory {
  const place = join(dataDir, 'last-primary');
  return {
    place,
    read: () => (existsSync(place) ? parse(readFileSync(place, 'utf8'), place) : undefined),
    write: async ({ system, timeline }) => {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      await replaceFile(place, `${system} ${timeline}\n`);
    },
  };
}

function parse(text: string, place: string): SeenPrimary {
  const [, system, timeline] = /^(\d+) (\d+)\n$/.exec(text) ?? [];
  if (system && timeline) return { system, timeline: Number(timeline) };
  throw new Error(`${place} is not readable: delete it if the database is the right one.`);
}
