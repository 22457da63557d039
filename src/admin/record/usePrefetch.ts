import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { type DataProvider, DataProviderContext, type RaRecord } from 'react-admin';
import type { ResourceName } from '#src/admin/provider/resources.ts';
import { recordQuery } from '#src/admin/provider/useRecord.ts';

interface Prefetch<Whole> {
  /** The record that is opened next. */
  id: string | undefined;
  /** Not before the current record is drawn. */
  isReady: boolean;
  /** Reads further parts of that record ahead. */
  more: (record: Whole) => void;
}

/** Reads the next record ahead, so that it is drawn at once. A failure shows when it is opened. */
export function usePrefetch<Whole extends RaRecord>(
  resource: ResourceName,
  { id, isReady, more }: Prefetch<Whole>,
): void {
  const provider = useContext(DataProviderContext) as DataProvider;
  const cache = useQueryClient();
  useEffect(() => {
    if (!id || !isReady) return;
    const query = recordQuery<Whole>(provider, { resource, id });
    cache.fetchQuery(query).then(more, () => undefined);
  }, [id, isReady, more, provider, cache, resource]);
}
