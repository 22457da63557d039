import type { Filter } from './filter.ts';
import { useFilters } from './useFilters.ts';
import { type View, viewOf } from './views.ts';

/** Filters beside the search, but for what the view sets already. */
export function useShownFilters(filters: readonly Filter[], views: readonly View[]): Filter[] {
  const { values } = useFilters();
  const ofView = Object.keys(viewOf(views, values)?.filter ?? {});
  return filters.filter(
    ({ kind, sources }) => kind !== 'search' && !sources.some((source) => ofView.includes(source)),
  );
}
