import { useEffect, useRef, useState } from 'react';
import { useDebounced } from './useDebounced.ts';
import { useFilters } from './useFilters.ts';

/** The text of a search as it is typed; it is applied when the typing pauses. */
export function useTypedSearch(source: string) {
  const { values, change } = useFilters();
  const set = String(values[source] ?? '');
  const [typed, setTyped] = useState(set);
  const settled = useDebounced(typed);
  const applied = useRef(set);
  // A view, the address or "Clear filters" sets it from outside.
  useEffect(() => {
    if (set === applied.current) return;
    applied.current = set;
    setTyped(set);
  }, [set]);
  const apply = (text: string) => {
    const q = text.trim();
    if (q === applied.current) return;
    applied.current = q;
    change({ [source]: q === '' ? undefined : q });
  };
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  useEffect(() => latest.current(settled), [settled]);
  const clear = () => {
    setTyped('');
    apply('');
  };
  return { typed, type: setTyped, apply: () => apply(typed), clear };
}
