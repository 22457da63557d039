import { type DataProvider, type RaRecord, useGetOne } from 'react-admin';
import type { ResourceName } from './resources.ts';

// With the query key of a list, react-admin would show the list's row, which has fewer fields.
const meta = { whole: true } as const;

/** A record that was read ahead is not read again when it opens; the server checks each decision. */
export const aheadMs = 60_000;

interface RecordOptions {
  /** How old a record may be that is shown without reading it. */
  staleTime?: number;
}

/** One record with all its fields. */
export const useRecord = <Whole extends RaRecord>(
  resource: ResourceName,
  id: string,
  options: RecordOptions = {},
) => useGetOne<Whole>(resource, { id, meta }, { retry: false, ...options });

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
