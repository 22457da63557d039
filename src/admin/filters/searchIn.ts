import type { Filter } from './filter.ts';

/** The search among the filters of a list; undefined without one. */
export function searchIn(filters: readonly Filter[]) {
  const search = filters.find(({ kind }) => kind === 'search');
  const [source] = search?.sources ?? [];
  return search && source ? { source, label: search.label } : undefined;
}
