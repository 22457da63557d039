import { useEffect, useState } from 'react';
import { NetworkError } from '#src/shared/api/apiError.ts';
import { useOverview } from './useOverview.ts';

export interface Connection {
  /** The time of the last answer, while the server does not answer. */
  lostAt: Date | undefined;
  retry: () => void;
}

/** Whether the server answers; while it does not, staff decide nothing. */
export function useConnection(): Connection {
  const { error, dataUpdatedAt, refetch } = useOverview();
  const isOffline = useOffline();
  const isLost = isOffline || error instanceof NetworkError;
  return {
    lostAt: isLost ? new Date(dataUpdatedAt || Date.now()) : undefined,
    retry: () => void refetch(),
  };
}

function useOffline(): boolean {
  const [isOffline, setOffline] = useState(navigator.onLine === false);
  useEffect(() => {
    const read = () => setOffline(navigator.onLine === false);
    window.addEventListener('online', read);
    window.addEventListener('offline', read);
    return () => {
      window.removeEventListener('online', read);
      window.removeEventListener('offline', read);
    };
  }, []);
  return isOffline;
}
