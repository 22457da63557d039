import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { type DataProvider, DataProviderContext, type GetListParams } from 'react-admin';
import type { ResourceName } from './resources.ts';

const intervalMs = 15_000;

/**
 * Polls the open list of a resource with background requests, which do not extend the idle time of
 * the session. After an error the next poll tries again.
 */
export function usePoll(resource: ResourceName): { isFailing: boolean } {
  const provider = useContext(DataProviderContext) as DataProvider;
  const cache = useQueryClient();
  const [isFailing, setFailing] = useState(false);
  useEffect(() => {
    const refresh = async () => {
      const openQueries = cache
        .getQueryCache()
        .findAll({ queryKey: [resource, 'getList'], type: 'active' });
      for (const query of openQueries) {
        const before = query.state.dataUpdatedAt;
        const params = query.queryKey[2] as GetListParams;
        const fresh = await provider.getList(resource, { ...params, meta: { background: true } });
        // A read or a change since then is newer than this reply.
        const isCurrent =
          query.state.fetchStatus === 'idle' && query.state.dataUpdatedAt === before;
        if (isCurrent) cache.setQueryData(query.queryKey, fresh);
      }
    };
    const poll = () => {
      if (document.visibilityState === 'hidden') return;
      refresh().then(
        () => setFailing(false),
        () => setFailing(true),
      );
    };
    const timer = setInterval(poll, intervalMs);
    // Refresh at once when the page becomes visible again.
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [resource, provider, cache]);
  return { isFailing };
}
