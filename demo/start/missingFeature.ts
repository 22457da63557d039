import { copy } from '#demo/copy.ts';

const spaceBytes = 150e6;

/** Undefined if the demo can run. */
export async function findMissingFeature(isMade: boolean): Promise<string | undefined> {
  const { missing } = copy;
  if (!isSecureContext) return missing.secure;
  if (!('serviceWorker' in navigator)) return missing.worker;
  if (!(await canStore())) return missing.storage;
  const required = ['WebAssembly', 'DecompressionStream', 'OffscreenCanvas', 'MessageChannel'];
  const isCurrent =
    required.every((name) => name in globalThis) &&
    'locks' in navigator &&
    Symbol.asyncIterator in ReadableStream.prototype;
  if (!isCurrent) return missing.engine;
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  return isMade || quota - usage >= spaceBytes ? undefined : missing.space;
}

/** Opens a database: in some private windows IndexedDB is present and fails. */
async function canStore(): Promise<boolean> {
  try {
    localStorage.getItem('');
    await caches.keys();
    return await new Promise((resolve) => {
      const request = indexedDB.open('plainvest-demo-check');
      request.onerror = () => resolve(false);
      request.onsuccess = () => {
        request.result.close();
        indexedDB.deleteDatabase('plainvest-demo-check');
        resolve(true);
      };
    });
  } catch {
    return false;
  }
}
