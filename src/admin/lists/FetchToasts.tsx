import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useToasts } from '#src/shared/toasts/useToasts.ts';

/** For a toast that follows no press of a button. */
const fetchedMs = 1800;

interface FetchToastsProps {
  /** Shown during the first read. */
  fetching?: string;
  fetched: string;
}

/** Reports the first read of each visit, until the visit ends; later reads are silent. */
export function FetchToasts({ fetching, fetched }: FetchToastsProps) {
  const { isFetching, error } = useListContext();
  const toasts = useToasts();
  const isDone = useRef(false);
  const close = useRef<() => void>(undefined);
  const first = isFetching && !isDone.current;
  const isRead = !isFetching && !error;
  useEffect(() => {
    if (first && fetching) return toasts.loading(fetching);
  }, [first, fetching, toasts]);
  useEffect(() => {
    if (!isRead || isDone.current) return;
    isDone.current = true;
    close.current = toasts.success(fetched, fetchedMs);
  }, [isRead, fetched, toasts]);
  useEffect(() => () => close.current?.(), []);
  return null;
}
