import { formatDollars, parseAmount } from '#contract/money.ts';
import type { Order, Placed, Walk } from '#src/admin/review/walk.ts';

/** The filter of a walk whose rows begin at an item, in the order of the walk or against it. */
export function startingAt({ filter, sort }: Walk, item: Placed, order: Order) {
  const rises = order.sort.order === 'ASC';
  if (sort.field === 'amount') {
    const name = rises ? 'amountFrom' : 'amountTo';
    const set = parseAmount(String(filter[name]));
    const isNarrower =
      set === undefined || (rises ? item.amountCents > set : item.amountCents < set);
    return isNarrower ? { ...filter, [name]: formatDollars(item.amountCents) } : filter;
  }
  const name = rises ? 'from' : 'to';
  const at = item[order.since] ?? '';
  const set = filter[name];
  if (typeof set !== 'string') return { ...filter, [name]: at };
  // A day includes all its instants, which begin with it.
  const isNarrower = rises ? at > set : at.slice(0, set.length) <= set;
  return isNarrower ? { ...filter, [name]: at } : filter;
}
