import { IdbFs, type PGlite } from '@electric-sql/pglite';

const name = 'plainvest-demo';

/**
 * Files in memory, with a copy in IndexedDB that only `save` updates: PGlite itself would compare a
 * thousand files after every query.
 */
export class BrowserFs extends IdbFs {
  constructor() {
    super(name);
  }

  override async syncToFs(): Promise<void> {}

  save(pglite: PGlite): Promise<void> {
    // Block queries while saving: PostgreSQL cannot start from half of a change.
    return pglite.runExclusive(() => super.syncToFs());
  }
}

export function eraseFiles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(`/pglite/${name}`);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('The database is still open elsewhere.'));
  });
}
