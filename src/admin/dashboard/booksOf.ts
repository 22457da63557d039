import type { OverviewInCents } from '#src/admin/overview/useOverview.ts';
import { clockTime } from '#src/shared/format/clockTime.ts';
import { copy } from './copy.ts';
import type { Tile } from './FigureTile.tsx';

const { facts: text } = copy;

/** The note on whether the ledger adds up, and since when. */
export function booksOf(
  { invariants, comparedDay }: OverviewInCents,
  isLost: boolean,
): Pick<Tile, 'note' | 'tone'> {
  const { checkedAt, problem } = invariants;
  if (checkedAt === null) return { note: text.unchecked };
  if (problem !== null) return { note: text.disagree, tone: 'bad' };
  if (comparedDay === null) return { note: text.uncompared, tone: 'warn' };
  const at = clockTime(new Date(checkedAt));
  return isLost ? { note: text.agreed(at) } : { note: text.agree(at), tone: 'good' };
}
