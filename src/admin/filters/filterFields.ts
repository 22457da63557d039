import { dollarsPattern, groupDollars, parseDollars } from '#contract/money.ts';
import { copy } from '#src/admin/copy.ts';
import { date } from '#src/shared/format/dates.ts';

export interface Choice {
  id: string | boolean;
  name: string;
}

export type Values = Readonly<Record<string, unknown>>;

interface Base {
  label: string;
  /** The fields of the list's filter that it sets. */
  sources: readonly string[];
  /** Set by links only; a chip shows and removes it. */
  isFixed?: boolean;
}

export interface ChoiceFilter extends Base {
  kind: 'choice';
  choices: readonly Choice[];
}

export interface RangeFilter extends Base {
  kind: 'days' | 'amounts';
  sources: readonly [from: string, to: string];
}

export interface PersonFilter extends Base {
  kind: 'person';
  /** Offers staff only. */
  staff: boolean;
}

export interface SearchFilter extends Base {
  kind: 'search';
}

/** One record or person, set by links only. */
export interface RecordFilter extends Base {
  kind: 'record';
}

/** A filter of a list, beside its views. */
export type Filter = ChoiceFilter | RangeFilter | PersonFilter | SearchFilter | RecordFilter;

/** One of a few values, or all. */
export const choiceFilter = (
  source: string,
  label: string,
  { choices }: { choices: readonly Choice[] },
): Filter => ({ kind: 'choice', sources: [source], label, choices });

/** Yes, no or both. */
export const yesNoFilter = (source: string, label: string): Filter =>
  choiceFilter(source, label, {
    choices: [
      { id: true, name: copy.list.yes },
      { id: false, name: copy.list.no },
    ],
  });

/** The search field of a list. */
export const searchFilter = (label: string, source = 'q'): Filter => ({
  kind: 'search',
  sources: [source],
  label,
});

/** Days of UTC from and to, both included. */
export const dateFilters = (
  label: string,
  sources: RangeFilter['sources'] = ['from', 'to'],
): Filter => ({ kind: 'days', sources, label });

/** A filter that only links set. */
export const fixed = (filter: Filter): Filter => ({ ...filter, isFixed: true });

/** Dollars from and to, both included. */
export const amountFilters: Filter = {
  kind: 'amounts',
  sources: ['amountFrom', 'amountTo'],
  label: copy.list.amount,
};

export const personFilter = (source: string, label: string, staff = false): Filter => ({
  kind: 'person',
  sources: [source],
  label,
  staff,
});

export const recordFilter = (source: string, label: string): Filter => ({
  kind: 'record',
  sources: [source],
  label,
  isFixed: true,
});

export const isSet = ({ sources }: Filter, values: Values): boolean =>
  sources.some((source) => values[source] !== undefined && values[source] !== '');

/** The value of a filter in words; a person's name is read by its id. */
export function wordsOf(filter: Filter, values: Values): string {
  const [first, second = first] = filter.sources.map((source) => values[source]);
  if (filter.kind === 'choice') {
    return filter.choices.find(({ id }) => String(id) === String(first))?.name ?? String(first);
  }
  const show = filter.kind === 'days' ? dayText : amountText;
  if (filter.kind !== 'days' && filter.kind !== 'amounts') return String(first ?? '');
  if (first === second) return show(first);
  if (second === undefined || second === '') return copy.list.atLeast(show(first));
  if (first === undefined || first === '') return copy.list.atMost(show(second));
  return copy.list.between(show(first), show(second));
}

// An address that was changed by hand may have anything.
function dayText(value: unknown): string {
  const text = String(value);
  return Number.isNaN(Date.parse(text)) ? text : date(text);
}

function amountText(value: unknown): string {
  const text = String(value);
  return dollarsPattern.test(text) ? groupDollars(parseDollars(text)) : text;
}
