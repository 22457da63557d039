import { copy } from '#src/admin/copy.ts';
import type { Choice, Filter, RangeFilter } from './filter.ts';

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
