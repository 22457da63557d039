import { listPath } from '#contract/backOffice.ts';
import { isoDay } from '#contract/time.ts';
import { workLinks } from '#src/admin/needs/workLinks.ts';
import { countText, type OverviewInCents } from '#src/admin/overview/useOverview.ts';
import { duration } from '#src/shared/format/duration.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { booksOf } from './booksOf.ts';
import { copy } from './copy.ts';
import type { Tile } from './FigureTile.tsx';
import { listLinks } from './listLinks.ts';
import type { FiguresInCents } from './useFigures.ts';

const { facts: text } = copy;

interface Moment {
  today: FiguresInCents['days'][number] | undefined;
  now: number;
  isLost: boolean;
}

/** The figures of a moment, each with the list behind it. */
export function tilesOf(data: OverviewInCents, { today, now, isLost }: Moment): Tile[] {
  const { views, due, reviewHours, oldestWaiting, announced, decidedToday } = data;
  const { requested, approved } = views.withdrawals;
  const oldest = [oldestWaiting.deposit, oldestWaiting.withdrawal]
    .filter((at) => at !== null)
    .sort()[0];
  const oldestMs = oldest === undefined ? undefined : now - Date.parse(oldest);
  const isOver = due.depositsOverdue + due.withdrawalsOverdue > 0;
  return [
    {
      name: text.waiting,
      value: countText(views.deposits.waiting),
      note: due.depositsOverdue > 0 ? text.overdue(countText(due.depositsOverdue)) : text.allInTime,
      tone: due.depositsOverdue > 0 ? 'bad' : 'soft',
      to: due.depositsOverdue > 0 ? workLinks.overdue : workLinks.waiting,
    },
    {
      name: text.oldest,
      value: oldestMs === undefined ? text.none : duration(oldestMs),
      note: text.promised(reviewHours),
      tone: isOver ? 'bad' : 'soft',
      to: oldestWaiting.deposit === oldest ? workLinks.waiting : workLinks.requested,
    },
    {
      name: text.withdrawals,
      value: countText(requested + approved),
      note: text.awaiting(countText(requested), countText(approved)),
      to: requested > 0 || approved === 0 ? workLinks.requested : workLinks.approved,
    },
    {
      name: text.announced,
      value: countText(announced),
      note: text.announcedNote,
      to: listPath('users'),
    },
    {
      name: text.decided,
      value: countText(decidedToday.deposits + decidedToday.withdrawals),
      note: text.decidedNote(countText(decidedToday.deposits), countText(decidedToday.withdrawals)),
      to: listLinks.decidedOn(today?.day ?? isoDay(new Date(now))),
    },
    {
      name: text.owed,
      value: <Money cents={data.owedCents} />,
      ...booksOf(data, isLost),
      to: listPath('users'),
    },
  ];
}
