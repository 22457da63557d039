import type { SortPayload } from 'react-admin';
import type { Values } from './filter.ts';

/** A view of a list: a filter and an order under a name, with its own address. */
export interface View {
  key: string;
  label: string;
  filter: Values;
  sort: SortPayload;
  /** How many rows it has; unknown until it is counted. */
  count?: number | undefined;
  /** A count that asks for attention. */
  isHot?: boolean;
}

/** The query of the address that shows some rows of a list. */
export function searchOf(filter: Values, sort: SortPayload): string {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: '1',
  });
  return `?${query}`;
}

const has = (values: Values, [source, value]: [string, unknown]) =>
  String(values[source]) === String(value);

/**
 * The view of some filter values: of those that they contain the narrowest one. A view without a
 * filter has all rows, so a filter on what other views are made of leaves it.
 */
export function viewOf(views: readonly View[], values: Values): View | undefined {
  const sources = new Set(views.flatMap(({ filter }) => Object.keys(filter)));
  const set = Object.keys(values).filter((source) => sources.has(source));
  return views.find(({ filter }) => {
    const own = Object.entries(filter);
    return own.length === set.length && own.every((entry) => has(values, entry));
  });
}
