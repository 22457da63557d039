import { dollarsPattern, groupDollars, parseDollars } from '#contract/money.ts';
import { copy } from '#src/admin/copy.ts';
import { date } from '#src/shared/format/dates.ts';
import type { Filter, Values } from './filter.ts';

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
