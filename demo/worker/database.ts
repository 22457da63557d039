import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import type { Engine } from '#server/db/engine.ts';
import { pgliteDialect } from '#server/db/pgliteDialect.ts';
import type { Tables } from '#server/db/tables.ts';
import { BrowserFs } from './browserFs.ts';
import { engineFile } from './kept.ts';

/** Where the build has put the parts of the engine. */
declare const __ENGINE_FILES__: { engine: string; maker: string; files: string };

/** The database of this browser; a change is safe when `save` has ended. */
export interface BrowserDatabase extends Engine<Tables> {
  save(): Promise<void>;
}

// A write copies the whole file that it touches, so the log is cut into small ones.
const initDbStartParams = ['--wal-segsize=1'];
const startParams = [...PGlite.defaultStartParams, '-c', 'max_wal_size=8MB'];

/** Opens the database, or makes an empty one; `arrived` hears of the engine's parts, 0 to 1. */
export async function openDatabase(arrived: (share: number) => void): Promise<BrowserDatabase> {
  const paths = Object.values(__ENGINE_FILES__);
  let count = 0;
  const fetchPart = (path: string) =>
    engineFile(path, () => {
      count += 1;
      arrived(count / paths.length);
    });
  const { engine, maker, files } = __ENGINE_FILES__;
  const [pgliteWasmModule, initdbWasmModule, fsBundle] = await Promise.all([
    WebAssembly.compileStreaming(fetchPart(engine)),
    WebAssembly.compileStreaming(fetchPart(maker)),
    fetchPart(files).then((part) => part.blob()),
  ]);
  const fs = new BrowserFs();
  const pglite = await PGlite.create({
    fs,
    fsBundle,
    pgliteWasmModule,
    initdbWasmModule,
    initDbStartParams,
    startParams,
  });
  const db = new Kysely<Tables>({ dialect: pgliteDialect(pglite) });
  return {
    name: 'PGlite',
    db,
    save: () => fs.save(pglite),
    close: async () => {
      await db.destroy();
      await pglite.close();
    },
  };
}
