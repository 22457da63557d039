import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext } from 'react';
import { type DataProvider, DataProviderContext, type GetManyReferenceParams } from 'react-admin';
import { useEvents } from '#src/shared/events/useEvents.ts';
import { eventKindsOf } from './eventKinds.ts';
import type { ResourceName } from './resources.ts';
import { useRefresh } from './useRefresh.ts';

/**
 * Reads the open rows of a record again when a colleague or the investor changes them, by background
 * requests, which do not extend the idle time of the session.
 */
export function useFreshRows(resource: ResourceName): void {
  const provider = useContext(DataProviderContext) as DataProvider;
  const cache = useQueryClient();
  const read = useCallback(async () => {
    const queryKey = [resource, 'getManyReference'];
    for (const query of cache.getQueryCache().findAll({ queryKey, type: 'active' })) {
      const before = query.state.dataUpdatedAt;
      const params = query.queryKey[2] as GetManyReferenceParams;
      const meta = { background: true };
      const fresh = await provider.getManyReference(resource, { ...params, meta });
      // A read or a change since then is newer than this reply.
      const isCurrent = query.state.fetchStatus === 'idle' && query.state.dataUpdatedAt === before;
      if (isCurrent) cache.setQueryData(query.queryKey, fresh);
    }
  }, [resource, provider, cache]);
  const { refresh } = useRefresh(read);
  useEvents(eventKindsOf(resource), refresh);
}
