import type { Query, QueryClient } from '@tanstack/react-query';
import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin';
import type { ResourceName } from './resources.ts';

/** The cache that a read fills, and the provider that reads. */
export interface Reading {
  cache: QueryClient;
  provider: DataProvider;
}

interface News {
  count: number;
  /** The version of the rows that it was counted for. */
  updatedAt: number;
}

/** By query: a list on another page or with another filter has its own. */
const newsByQuery = new WeakMap<object, News>();

export const listKey = (resource: ResourceName) => [resource, 'getList'] as const;

/** The meta of a list whose rows stay in their places. */
export const placed = { keepsPlaces: true } as const;

export const keepsPlaces = (query: Query): boolean =>
  query.isActive() && query.meta?.keepsPlaces === true;

const openLists = (cache: QueryClient, resource: ResourceName) =>
  cache.getQueryCache().findAll({ queryKey: listKey(resource), predicate: keepsPlaces });

/** New rows of the open list; 0 once it was read again. */
export function newsCount(cache: QueryClient, resource: ResourceName): number {
  const counts = openLists(cache, resource).map((query) => {
    const news = newsByQuery.get(query);
    return news?.updatedAt === query.state.dataUpdatedAt ? news.count : 0;
  });
  return Math.max(0, ...counts);
}

/**
 * Reads the rows that the open list shows again, each in its place, and counts the new ones. An empty
 * list has nothing under the pointer, so it takes them. Background requests. Errors: as the provider.
 */
export async function refreshRows({ cache, provider }: Reading, resource: ResourceName) {
  for (const query of openLists(cache, resource)) {
    const { data, dataUpdatedAt: before } = query.state;
    const shown = data as GetListResult | undefined;
    if (!shown) continue;
    const isEmpty = shown.data.length === 0;
    const params = query.queryKey[2] as GetListParams;
    const meta = { background: true, aside: !isEmpty };
    const fresh = await provider.getList(resource, { ...params, meta });
    const rows = isEmpty ? fresh : await inPlace({ resource, provider, shown }, fresh.data);
    // A read or a change since then is newer than this reply.
    const { fetchStatus, dataUpdatedAt } = query.state;
    if (fetchStatus !== 'idle' || dataUpdatedAt !== before) continue;
    const updatedAt = Math.max(Date.now(), before + 1);
    newsByQuery.set(query, { count: isEmpty ? 0 : countNews(shown, fresh.data), updatedAt });
    cache.setQueryData(query.queryKey, rows, { updatedAt });
  }
}

interface ShownList {
  resource: ResourceName;
  provider: DataProvider;
  shown: GetListResult;
}

async function inPlace(
  { resource, provider, shown }: ShownList,
  fresh: readonly RaRecord[],
): Promise<GetListResult> {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const missing = shown.data.map(({ id }) => id).filter((id) => !byId.has(id));
  if (missing.length > 0) {
    const meta = { background: true };
    const { data } = await provider.getMany(resource, { ids: missing, meta });
    for (const row of data) byId.set(row.id, row);
  }
  return { ...shown, data: shown.data.map((row) => byId.get(row.id) ?? row) };
}

/**
 * Rows behind the last one that is still shown fill the places of rows that left a full page; they
 * are not new.
 */
function countNews({ data, pageInfo }: GetListResult, fresh: readonly RaRecord[]): number {
  const shown = new Set(data.map(({ id }) => id));
  const last = fresh.findLastIndex(({ id }) => shown.has(id));
  const hasMore = pageInfo?.hasNextPage === true && last >= 0;
  return (hasMore ? fresh.slice(0, last) : fresh).filter(({ id }) => !shown.has(id)).length;
}
