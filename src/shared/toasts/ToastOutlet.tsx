import { type ComponentType, useEffect, useState } from 'react';
import { queue } from './queue.ts';

const inputEvents = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Loads the toasts at the first input event: no page needs them to be readable, and they are ready
 * before a call can fail. If the load fails, the next toast tries again.
 */
export function ToastOutlet() {
  const [Host, setHost] = useState<ComponentType>();
  useEffect(() => {
    if (Host) return undefined;
    let isUnmounted = false;
    const loadHost = () => {
      const loading = import('./ToastHost.tsx');
      loading.then(
        ({ ToastHost }) => isUnmounted || setHost(() => ToastHost),
        // The screen shows the message in the page as well.
        () => undefined,
      );
    };
    queue.onNeeded(loadHost);
    for (const event of inputEvents) document.addEventListener(event, loadHost, { once: true });
    return () => {
      isUnmounted = true;
      for (const event of inputEvents) document.removeEventListener(event, loadHost);
    };
  }, [Host]);
  return Host ? <Host /> : null;
}
