import { useEffect } from 'react';
import type { LazyPart } from '#src/shared/ui/lazyPart.tsx';

/** After the first page has its figures. */
const afterMs = 4_000;

/** Fetches the code of the other pages, one after the other, once the first page is idle. */
export function usePreload(parts: readonly LazyPart<object>[]): void {
  useEffect(() => {
    // Where a browser has no idle time to offer, a page is fetched when it is opened.
    if (savesData() || !('requestIdleCallback' in globalThis)) return undefined;
    let isOver = false;
    const preload = async () => {
      for (const part of parts) {
        await idle();
        if (isOver) return;
        if (!(await part.preload())) return;
      }
    };
    const timer = setTimeout(preload, afterMs);
    window.addEventListener('online', preload);
    return () => {
      isOver = true;
      window.removeEventListener('online', preload);
      clearTimeout(timer);
    };
  }, [parts]);
}

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const idle = () =>
  new Promise<unknown>((resolve) => {
    requestIdleCallback(resolve, { timeout: 2_000 });
  });
