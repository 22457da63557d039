import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useListContext, useStore } from 'react-admin';
import { isoDay } from '#contract/time.ts';
import { copy } from '#src/admin/copy.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { exportFile, type Progress, saveFile } from './exportFile.ts';
import { columnsOf, type ExportOf } from './exportOf.ts';

/** Exports the current list and saves the file; unmounting aborts it. */
export function useExport(exported: ExportOf, onDone: () => void) {
  const { resource, filterValues, sort } = useListContext();
  const [hidden] = useStore<readonly string[]>(`${resource}.datatable`, exported.hidden ?? []);
  const toasts = useToasts();
  const [progress, setProgress] = useState<Progress>();
  const query = {
    filter: filterValues,
    sort: [sort.field, sort.order],
    columns: columnsOf(exported, hidden),
  };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['export', exported.name, query],
    queryFn: ({ signal }) => exportFile(exported.call, { query, signal }, setProgress),
    // Each export is read once, and only on demand.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (!data) return;
    saveFile(data, `${exported.name}-${isoDay(new Date())}.csv`);
    toasts.success(copy.export.done);
    onDone();
  }, [data, exported.name, toasts, onDone]);
  const retry = () => {
    setProgress(undefined);
    void refetch();
  };
  return { progress, errorMessage: error && !isFetching ? messageOf(error) : undefined, retry };
}
