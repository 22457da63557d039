import { type ComponentType, useEffect, useState } from 'react';
import { queue } from './queue.ts';

const signs = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Fetches the toasts at the first sign of use: no page needs them to be readable, and they are here
 * before a call can fail. Where the fetch fails, the next toast tries again.
 */
export function ToastOutlet() {
  const [Host, setHost] = useState<ComponentType>();
  useEffect(() => {
    if (Host) return undefined;
    let left = false;
    const fetchHost = () => {
      const fetching = import('./ToastHost.tsx');
      fetching.then(
        ({ ToastHost }) => left || setHost(() => ToastHost),
        // Each screen keeps its sentence in the page, so that a lost toast loses no words.
        () => undefined,
      );
    };
    queue.onWanted(fetchHost);
    for (const sign of signs) document.addEventListener(sign, fetchHost, { once: true });
    return () => {
      left = true;
      for (const sign of signs) document.removeEventListener(sign, fetchHost);
    };
  }, [Host]);
  return Host ? <Host /> : null;
}
