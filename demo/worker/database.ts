import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { engineFile, engineFiles } from '#demo/engineFile.ts';
import type { Contents } from '#demo/protocol.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import { embeddedRole, pgliteDialect } from '#server/platform/db/pgliteDialect.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { BrowserFs } from './browserFs.ts';

/** A change is durable after `save`. */
export interface BrowserDatabase extends Engine<Tables> {
  /** As the role that owns nothing; `db` is the owner's. */
  readonly serving: Kysely<Tables>;
  save(): Promise<void>;
}

const startParams = [...PGlite.defaultStartParams, '-c', 'max_wal_size=8MB'];

// PGlite always fetches initdb; the demo ships a ready database, so an empty module replaces it.
const emptyModule = () => new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));

/**
 * The stored one, or a new one with `contents`. `onLoad` receives a share from 0 to 1. Errors: no
 * network, no space.
 */
export async function openDatabase(
  contents?: Contents,
  onLoad: (share: number) => void = () => {},
): Promise<BrowserDatabase> {
  const { program, files } = engineFiles;
  const count = contents ? 3 : 2;
  let loaded = 0;
  const part = async (path: string) => {
    const file = await engineFile(path);
    loaded += 1;
    onLoad(loaded / count);
    return file;
  };
  const [pgliteWasmModule, fsBundle, loadDataDir] = await Promise.all([
    WebAssembly.compileStreaming(part(program)),
    part(files).then((file) => file.blob()),
    contents && part(engineFiles[contents]).then((file) => file.blob()),
  ]);
  const fs = new BrowserFs();
  const pglite = await PGlite.create({
    fs,
    fsBundle,
    pgliteWasmModule,
    initdbWasmModule: emptyModule(),
    startParams,
    ...(loadDataDir && { loadDataDir }),
  });
  const db = new Kysely<Tables>({ dialect: pgliteDialect(pglite) });
  const serving = new Kysely<Tables>({ dialect: pgliteDialect(pglite, embeddedRole) });
  return {
    name: 'PGlite',
    db,
    serving,
    save: () => fs.save(pglite),
    close: async () => {
      await serving.destroy();
      await db.destroy();
      await pglite.close();
    },
  };
}
