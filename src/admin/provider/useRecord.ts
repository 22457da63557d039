import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext } from 'react';
import { type DataProvider, DataProviderContext, type RaRecord, useGetOne } from 'react-admin';
import { resource as resourceOf } from '#contract/backOffice.ts';
import { useEvents } from '#src/shared/events/useEvents.ts';
import { eventKindsOf } from './eventKinds.ts';
import { isExpected } from './isExpected.ts';
import type { ResourceName } from './resources.ts';
import { useRefresh } from './useRefresh.ts';

// With the query key of a list, react-admin would show the list's row, which has fewer fields.
const meta = { whole: true } as const;

/** A record that was read ahead is not read again when it opens; the server checks each decision. */
export const aheadMs = 60_000;

interface RecordOptions {
  /** How old a record may be that is shown without reading it. */
  staleTime?: number;
  /** Whether a record that may have changed is read when it opens. */
  refetchOnMount?: boolean;
}

/** One record with all its fields; read again when a colleague changes it. */
export function useRecord<Whole extends RaRecord>(
  resource: ResourceName,
  id: string,
  options: RecordOptions = {},
) {
  const provider = useContext(DataProviderContext) as DataProvider;
  const cache = useQueryClient();
  const read = useCallback(async () => {
    const queryKey = recordKey(resource, id);
    const query = cache.getQueryCache().find({ queryKey });
    const before = query?.state.dataUpdatedAt;
    if (!before) return;
    const { data } = await provider.getOne(resource, { id, meta: { ...meta, background: true } });
    // A read or a change since then is newer than this reply.
    const isCurrent = query.state.fetchStatus === 'idle' && query.state.dataUpdatedAt === before;
    if (isCurrent) cache.setQueryData(queryKey, data);
  }, [cache, provider, resource, id]);
  const { refresh } = useRefresh(read);
  useEvents(eventKindsOf(resource), (news) => {
    const { kind, _id } = news;
    // An event names the deposit or the withdrawal that changes an account, not its owner.
    const concerns = kind === 'reset' || _id === id || resource === resourceOf.users;
    if (!isExpected(news) && concerns) refresh();
  });
  return useGetOne<Whole>(resource, { id, meta }, { retry: false, ...options });
}

export const recordKey = (resource: ResourceName, id: string) =>
  [resource, 'getOne', { id: String(id), meta }] as const;

/** The query of `useRecord`, to read a record ahead. */
export const recordQuery = <Whole extends RaRecord>(
  provider: DataProvider,
  { resource, id }: { resource: ResourceName; id: string },
) => ({
  queryKey: recordKey(resource, id),
  queryFn: async () => (await provider.getOne<Whole>(resource, { id, meta })).data,
  staleTime: aheadMs,
});
