import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listPath } from '#contract/backOffice.ts';
import { isoDay } from '#contract/time.ts';
import { useConnection } from '#src/admin/overview/useConnection.ts';
import { countText, type OverviewInCents, useOverview } from '#src/admin/overview/useOverview.ts';
import { clockTime } from '#src/shared/format/dates.ts';
import { duration } from '#src/shared/format/duration.ts';
import { useMinute } from '#src/shared/format/useMinute.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { listLinks } from './listLinks.ts';
import type { FiguresInCents } from './useFigures.ts';

const { facts: text } = copy;

type Tone = 'soft' | 'good' | 'warn' | 'bad';

interface Tile {
  name: string;
  value: ReactNode;
  note: string;
  tone?: Tone;
  to: string;
}

/** The figures of this moment; each tile opens its list. */
export function KeyFigures({ today }: { today: FiguresInCents['days'][number] | undefined }) {
  const { data } = useOverview();
  const { lostAt } = useConnection();
  const now = useMinute();
  const tiles = data ? tilesOf(data, { today, now, isLost: lostAt !== undefined }) : [];
  const loading = data ? [] : [0, 1, 2, 3, 4, 5];
  return (
    <Card component="section" aria-label={text.title} sx={{ gridArea: 'facts' }}>
      <Box component="ul" sx={strip} aria-busy={data === undefined}>
        {loading.map((tileIndex) => (
          <li key={tileIndex}>
            <Skeleton variant="rounded" sx={reserved} />
          </li>
        ))}
        {tiles.map(({ name, value, note, tone = 'soft', to }) => (
          <li key={name}>
            <Box component={Link} to={to} sx={tile}>
              <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
                {name}
              </Box>
              <Box component="span" sx={figure}>
                {value}
              </Box>
              <Box component="span" data-note="" sx={{ ...small, color: colors[tone] }}>
                {note}
              </Box>
            </Box>
          </li>
        ))}
      </Box>
    </Card>
  );
}

interface Moment {
  today: FiguresInCents['days'][number] | undefined;
  now: number;
  isLost: boolean;
}

function tilesOf(data: OverviewInCents, { today, now, isLost }: Moment): Tile[] {
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
      to: due.depositsOverdue > 0 ? listLinks.overdue : listLinks.waiting,
    },
    {
      name: text.oldest,
      value: oldestMs === undefined ? text.none : duration(oldestMs),
      note: text.promised(reviewHours),
      tone: isOver ? 'bad' : 'soft',
      to: oldestWaiting.deposit === oldest ? listLinks.waiting : listLinks.requested,
    },
    {
      name: text.withdrawals,
      value: countText(requested + approved),
      note: text.awaiting(countText(requested), countText(approved)),
      to: requested > 0 || approved === 0 ? listLinks.requested : listLinks.approved,
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

function booksOf(
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

const colors: Record<Tone, string> = {
  soft: 'text.secondary',
  good: 'success.main',
  warn: 'warning.main',
  bad: 'error.main',
};

const strip = {
  listStyle: 'none',
  m: 0,
  p: 0,
  minHeight: 62,
  display: 'grid',
  gridTemplateColumns: {
    xs: '1fr 1fr',
    sm: 'repeat(3, 1fr)',
    lg: '1fr .9fr 1.1fr 1.2fr 1.1fr 1.2fr',
  },
  gap: '1px',
  bgcolor: 'divider',
  '& li': { bgcolor: 'background.paper', minWidth: 0 },
} as const;

const tile = {
  display: 'grid',
  px: 2,
  py: { xs: 0.75, xl: 1.25 },
  lineHeight: '16px',
  color: 'inherit',
  textDecoration: 'none',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > [data-note]': { whiteSpace: { xs: 'normal', sm: 'nowrap' } },
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -2 },
} as const;

/** As high as a tile. */
const reserved = { mx: 2, my: 1, height: { xs: 48, xl: 62 }, width: '60%' } as const;

const figure = {
  fontSize: { xs: '1rem', xl: '1.25rem' },
  lineHeight: { xs: '20px', xl: '26px' },
  fontWeight: 600,
  letterSpacing: '-0.015em',
  fontVariantNumeric: 'tabular-nums',
} as const;

const small = { fontSize: '0.75rem' } as const;
