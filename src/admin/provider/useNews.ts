import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext, useState, useSyncExternalStore } from 'react';
import { type DataProvider, DataProviderContext } from 'react-admin';
import type { ResourceName } from './resources.ts';
import { listKey, newsCount, placed, refreshRows } from './shownRows.ts';
import { useRefresh } from './useRefresh.ts';

interface ListNews {
  /** New rows since the open list was read. */
  count: number;
  /** Reads the open list, so that they are shown. */
  show: () => void;
  isFailing: boolean;
}

/**
 * Refreshes the rows of the open list in their places; rows never move under the pointer. Once per
 * list, above its frame.
 */
export function useNews(resource: ResourceName): ListNews {
  const provider = useContext(DataProviderContext) as DataProvider;
  const cache = useQueryClient();
  // Before the list is rendered, whose query takes these options then.
  useState(() =>
    cache.setQueryDefaults(listKey(resource), {
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      meta: placed,
    }),
  );
  const read = useCallback(
    () => refreshRows({ cache, provider }, resource),
    [cache, provider, resource],
  );
  const { isFailing } = useRefresh(read);
  const subscribe = useCallback(
    (onChange: () => void) => cache.getQueryCache().subscribe(onChange),
    [cache],
  );
  const count = useSyncExternalStore(subscribe, () => newsCount(cache, resource));
  const show = useCallback(
    () => void cache.refetchQueries({ queryKey: listKey(resource), type: 'active' }),
    [cache, resource],
  );
  return { count, show, isFailing };
}
