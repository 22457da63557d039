import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useListContext, useStore } from 'react-admin';
import { isoDay } from '#contract/time.ts';
import { copy } from '#src/admin/copy.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { exportFile, type Progress, saveFile } from './exportFile.ts';
import { allColumnsOf, columnsOf, type ExportOf } from './exportOf.ts';

export type { Progress };

export interface ExportChoice {
  allColumns: boolean;
  /** Days of UTC, both included; empty without a limit. */
  from: string;
  to: string;
}

interface Exported {
  exported: ExportOf;
  ids: readonly string[] | undefined;
  choice: ExportChoice;
}

/** Exports the current list, or the chosen rows of it, and saves the file; unmounting aborts it. */
export function useExport({ exported, ids, choice }: Exported, onDone: () => void) {
  const { resource, filterValues, sort } = useListContext();
  const [hidden] = useStore<readonly string[]>(`${resource}.datatable`, exported.hidden ?? []);
  const toasts = useToasts();
  const [progress, setProgress] = useState<Progress>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const { from, to } = choice;
  const query = {
    filter: ids ? { id: ids } : { ...filterValues, ...(from && { from }), ...(to && { to }) },
    sort: [sort.field, sort.order],
    columns: choice.allColumns ? allColumnsOf(exported) : columnsOf(exported, hidden),
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      setProgress(undefined);
      abort.current = new AbortController();
      return exportFile(exported.call, { query, signal: abort.current.signal }, setProgress);
    },
    onSuccess: (file) => {
      if (abort.current?.signal.aborted) return;
      saveFile(file, `${exported.name}-${isoDay(new Date())}.csv`);
      toasts.success(copy.export.done);
      onDone();
    },
  });
  return {
    progress,
    isRunning: isPending,
    errorMessage: error && !isPending ? messageOf(error) : undefined,
    start: () => mutate(),
  };
}
