import { useSyncExternalStore } from 'react';
import { reach } from '#src/shared/api/reach.ts';
import { serverChecks } from './serverChecks.ts';

interface Connection {
  /** Why nothing can be read or sent now: this device is offline, or our server does not answer. */
  lost: 'offline' | 'server' | undefined;
  /** The time of the last answer; undefined before the first. */
  answeredAt: Date | undefined;
  /** Asks the server at once. */
  check: () => Promise<void>;
}

/** Whether the server can be reached; while it cannot, it is asked again. */
export function useConnection(): Connection {
  const isOffline = useSyncExternalStore(followNetwork, () => navigator.onLine === false);
  const isLost = useSyncExternalStore(serverChecks.watch, () => reach.read() === 'lost');
  const answeredAtMs = reach.answeredAtMs();
  return {
    lost: isOffline ? 'offline' : isLost ? 'server' : undefined,
    answeredAt: answeredAtMs > 0 ? new Date(answeredAtMs) : undefined,
    check: serverChecks.check,
  };
}

function followNetwork(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
