import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import type { Engine } from '#server/platform/db/engine.ts';
import { pgliteDialect } from '#server/platform/db/pgliteDialect.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { BrowserFs } from './browserFs.ts';
import { engineFile } from './demoStore.ts';

/** Where the build has put the parts of the engine. */
declare const __ENGINE_FILES__: { program: string; files: string; fresh: string };

/** The database of this browser; a change is safe when `save` has ended. */
export interface BrowserDatabase extends Engine<Tables> {
  save(): Promise<void>;
}

const startParams = [...PGlite.defaultStartParams, '-c', 'max_wal_size=8MB'];

// PGlite would fetch the program that makes a database, though one comes made: this one does nothing.
const noMaker = () => new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));

/**
 * Opens the database that is kept here, or a new one where none is. `arrived` hears how much of the
 * engine has come, from 0 to 1. Errors: what the network or the space refuses.
 */
export async function openDatabase(
  isNew: boolean,
  arrived: (share: number) => void = () => {},
): Promise<BrowserDatabase> {
  const { program, files, fresh } = __ENGINE_FILES__;
  const count = isNew ? 3 : 2;
  let here = 0;
  const part = async (path: string) => {
    const found = await engineFile(path);
    here += 1;
    arrived(here / count);
    return found;
  };
  const [pgliteWasmModule, fsBundle, loadDataDir] = await Promise.all([
    WebAssembly.compileStreaming(part(program)),
    part(files).then((found) => found.blob()),
    isNew ? part(fresh).then((found) => found.blob()) : undefined,
  ]);
  const fs = new BrowserFs();
  const pglite = await PGlite.create({
    fs,
    fsBundle,
    pgliteWasmModule,
    initdbWasmModule: noMaker(),
    startParams,
    ...(loadDataDir && { loadDataDir }),
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
