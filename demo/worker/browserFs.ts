import { IdbFs, type PGlite } from '@electric-sql/pglite';

const name = 'plainvest-demo';

/**
 * PostgreSQL's files in memory, with a copy in IndexedDB that only `save` updates. PGlite itself
 * would compare a thousand files after every query, and one answer takes several queries.
 */
export class BrowserFs extends IdbFs {
  constructor() {
    super(name);
  }

  override async syncToFs(): Promise<void> {}

  /** Writes the changes in one transaction of IndexedDB. Errors: no space left. */
  save(pglite: PGlite): Promise<void> {
    // Block queries while saving: PostgreSQL cannot start from half of a change.
    return pglite.runExclusive(() => super.syncToFs());
  }
}

/** Deletes the stored copy. Errors: another worker still has it open. */
export function eraseFiles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(`/pglite/${name}`);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('The database is still open elsewhere.'));
  });
}
