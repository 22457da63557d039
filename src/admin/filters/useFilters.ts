import { useListContext } from 'react-admin';
import type { Values } from './filter.ts';

interface Filters {
  values: Values;
  /** Sets some fields of the filter, from the first page on; undefined removes one. */
  change: (fields: Values) => void;
}

export function useFilters(): Filters {
  const { filterValues, setFilters } = useListContext();
  const values = (filterValues ?? {}) as Values;
  return {
    values,
    change: (fields) => {
      const entries = Object.entries({ ...values, ...fields });
      setFilters(Object.fromEntries(entries.filter(([, value]) => value !== undefined)), []);
    },
  };
}
