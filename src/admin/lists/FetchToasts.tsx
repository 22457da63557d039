import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useToasts } from '#src/shared/toasts/useToasts.ts';

interface FetchToastsProps {
  /** Shown while the first reading is under way. */
  fetching?: string;
  fetched: string;
}

/** Says once per visit that the list was fetched; later readings are silent (S-300, S-317). */
export function FetchToasts({ fetching, fetched }: FetchToastsProps) {
  const { isFetching, error } = useListContext();
  const toasts = useToasts();
  const said = useRef(false);
  const first = isFetching && !said.current;
  const done = !isFetching && !error;
  useEffect(() => {
    if (first && fetching) return toasts.loading(fetching);
  }, [first, fetching, toasts]);
  useEffect(() => {
    if (!done || said.current) return;
    said.current = true;
    toasts.success(fetched);
  }, [done, fetched, toasts]);
  return null;
}
