import { copy } from '#demo/copy.ts';

const spaceBytes = 150e6;

/** What this browser lacks for the demo, as a sentence to show; undefined when it has everything. */
export async function findMissingFeature(isMade: boolean): Promise<string | undefined> {
  const { missing } = copy;
  if (!isSecureContext) return missing.secure;
  if (!('serviceWorker' in navigator)) return missing.worker;
  if (!(await keepsData())) return missing.storage;
  const needed = ['WebAssembly', 'DecompressionStream', 'OffscreenCanvas', 'MessageChannel'];
  const isCurrent =
    needed.every((name) => name in globalThis) &&
    'locks' in navigator &&
    Symbol.asyncIterator in ReadableStream.prototype;
  if (!isCurrent) return missing.engine;
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  return isMade || quota - usage >= spaceBytes ? undefined : missing.space;
}

/** Whether a database can be opened here at all; some private windows offer one that cannot. */
async function keepsData(): Promise<boolean> {
  try {
    localStorage.getItem('');
    await caches.keys();
    return await new Promise((answer) => {
      const request = indexedDB.open('plainvest-demo-check');
      request.onerror = () => answer(false);
      request.onsuccess = () => {
        request.result.close();
        indexedDB.deleteDatabase('plainvest-demo-check');
        answer(true);
      };
    });
  } catch {
    return false;
  }
}
