import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useListContext, useStore } from 'react-admin';
import { isoDay } from '#contract/time.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from '../copy.ts';
import { exportFile, type Progress, saveFile } from './exportFile.ts';
import { columnsOf, type ExportOf } from './exportOf.ts';

/** Exports the list at hand and saves the file; leaving calls it off. */
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
    queryFn: ({ signal }) => exportFile(exported.row, { query, signal }, setProgress),
    // Each export is read anew, once, and never on its own.
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
  const again = () => {
    setProgress(undefined);
    void refetch();
  };
  return { progress, problem: error && !isFetching ? messageOf(error) : undefined, again };
}
