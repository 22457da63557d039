import { IdbFs, type PGlite } from '@electric-sql/pglite';

const name = 'plainvest-demo';

/**
 * PostgreSQL's files in memory, with a copy in IndexedDB that is brought up to date by `save` alone.
 * PGlite itself would compare a thousand files after every query; one answer takes several queries.
 */
export class BrowserFs extends IdbFs {
  constructor() {
    super(name);
  }

  override async syncToFs(): Promise<void> {}

  /** Writes what has changed, in one transaction of IndexedDB. Errors: no space is left. */
  save(pglite: PGlite): Promise<void> {
    // Nothing may run meanwhile: half of a change would be no state that PostgreSQL can start from.
    return pglite.runExclusive(() => super.syncToFs());
  }
}

/** Takes the kept copy away. Errors: another worker still has it open. */
export function eraseFiles(): Promise<void> {
  return new Promise((erased, failed) => {
    const request = indexedDB.deleteDatabase(`/pglite/${name}`);
    request.onsuccess = () => erased();
    request.onerror = () => failed(request.error);
    request.onblocked = () => failed(new Error('The database is still open elsewhere.'));
  });
}
