import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { DataProviderContext, type GetListParams } from 'react-admin';
import type { AdminProvider } from './adminProvider.ts';
import type { ResourceName } from './resources.ts';

const intervalMs = 15_000;

/**
 * Keeps the open list of a resource fresh by marked background requests, which do not extend the
 * idle time (DESIGN 6.8). Tells whether the last one failed; the next one tries again.
 */
export function usePoll(resource: ResourceName): { failing: boolean } {
  const provider = useContext(DataProviderContext) as AdminProvider;
  const cache = useQueryClient();
  const [failing, setFailing] = useState(false);
  useEffect(() => {
    const refresh = async () => {
      const open = cache
        .getQueryCache()
        .findAll({ queryKey: [resource, 'getList'], type: 'active' });
      for (const query of open) {
        const before = query.state.dataUpdatedAt;
        const params = query.queryKey[2] as GetListParams;
        const fresh = await provider.getList(resource, { ...params, meta: { background: true } });
        // Whatever was read or changed by hand meanwhile is newer than this.
        const current = query.state.fetchStatus === 'idle' && query.state.dataUpdatedAt === before;
        if (current) cache.setQueryData(query.queryKey, fresh);
      }
    };
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      refresh().then(
        () => setFailing(false),
        () => setFailing(true),
      );
    };
    const timer = setInterval(look, intervalMs);
    // Whoever comes back to a page that was hidden, and so stood still, does not wait for the next turn.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [resource, provider, cache]);
  return { failing };
}
