import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext } from 'react';
import { type DataProvider, DataProviderContext, type GetListParams } from 'react-admin';
import type { ResourceName } from './resources.ts';
import { listKey } from './shownRows.ts';
import { useRefresh } from './useRefresh.ts';

/**
 * Replaces the rows of the open list of a resource by background requests, which do not extend the
 * idle time of the session.
 */
export function usePoll(resource: ResourceName): { isFailing: boolean } {
  const provider = useContext(DataProviderContext) as DataProvider;
  const cache = useQueryClient();
  const read = useCallback(async () => {
    const queryKey = listKey(resource);
    for (const query of cache.getQueryCache().findAll({ queryKey, type: 'active' })) {
      const before = query.state.dataUpdatedAt;
      const params = query.queryKey[2] as GetListParams;
      const fresh = await provider.getList(resource, { ...params, meta: { background: true } });
      // A read or a change since then is newer than this reply.
      const isCurrent = query.state.fetchStatus === 'idle' && query.state.dataUpdatedAt === before;
      if (isCurrent) cache.setQueryData(query.queryKey, fresh);
    }
  }, [resource, provider, cache]);
  const { isFailing } = useRefresh(read);
  return { isFailing };
}
