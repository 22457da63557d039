/** A value that a filter offers. */
export interface Choice {
  id: string | boolean;
  name: string;
}

/** The values of the filters of a list, by source. */
export type Values = Readonly<Record<string, unknown>>;

interface Base {
  label: string;
  /** The fields of the list's filter that it sets. */
  sources: readonly string[];
  /** Set by links only; a chip shows and removes it. */
  isFixed?: boolean;
}

/** One of a few values. */
export interface ChoiceFilter extends Base {
  kind: 'choice';
  choices: readonly Choice[];
}

/** From and to, of days or of amounts. */
export interface RangeFilter extends Base {
  kind: 'days' | 'amounts';
  sources: readonly [from: string, to: string];
}

/** One person. */
export interface PersonFilter extends Base {
  kind: 'person';
  /** Offers staff only. */
  staff: boolean;
}

interface SearchFilter extends Base {
  kind: 'search';
}

/** One record or person, set by links only. */
export interface RecordFilter extends Base {
  kind: 'record';
}

/** A filter of a list, beside its views. */
export type Filter = ChoiceFilter | RangeFilter | PersonFilter | SearchFilter | RecordFilter;

/** Whether a filter has a value. */
export const isSet = ({ sources }: Filter, values: Values): boolean =>
  sources.some((source) => values[source] !== undefined && values[source] !== '');
