import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { Summary } from '#contract/balances.ts';
import { type Cents, dollarsFrom, groupDollars } from '#contract/money.ts';
import { NotAvailable } from '#src/investor/connection/NotAvailable.tsx';
import type { useSummary } from '#src/investor/summary/useSummary.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { BtcLine } from './BtcLine.tsx';
import { copy } from './copy.ts';

/** A figure that the frame of the page also draws, before the app is there. */
export type FigureName = 'available' | 'pendingDeposits' | 'held' | 'total';

type Figures = Pick<Summary, FigureName | 'pendingDepositCount' | 'heldCount'> & {
  openQuotes?: readonly { sentAt: string | null; amountCents: Cents }[];
};

interface BalanceTilesProps {
  summary: Pick<ReturnType<typeof useSummary>, 'error'> & { data?: Figures | undefined };
  /** The buttons of a phone, below the available balance. */
  links: ReactNode;
  /** Without an entry the figures have no details. */
  isNewcomer?: boolean;
}

const { tiles } = copy;

/** Available, pending, held and the total, in one card. */
export function BalanceTiles({ summary, links, isNewcomer = false }: BalanceTilesProps) {
  const { data, error } = summary;
  const figureOf = (name: FigureName) => ({
    name,
    amount: data ? <Money cents={dollarsFrom(data[name])} /> : error && <NotAvailable />,
  });
  return (
    <Card>
      <Box sx={isNewcomer ? low : grid}>
        <Tile title={tiles.available} {...figureOf('available')} isLarge>
          <BtcLine availableCents={data && dollarsFrom(data.available)} />
          {links}
        </Tile>
        <Tile title={tiles.pending} {...figureOf('pendingDeposits')}>
          {data && countText(data.pendingDepositCount, tiles.inReview)}
          {data && reportedIn(data) > 0n && (
            <div>{tiles.notSubmitted(groupDollars(reportedIn(data)))}</div>
          )}
        </Tile>
        <Tile title={tiles.held} {...figureOf('held')}>
          {data && countText(data.heldCount, tiles.heldFor)}
        </Tile>
        <Tile title={tiles.total} {...figureOf('total')} isSum={data !== undefined}>
          {tiles.totalText}
        </Tile>
      </Box>
    </Card>
  );
}

const reportedIn = ({ openQuotes = [] }: Figures): Cents =>
  openQuotes.reduce((sum, { sentAt, amountCents }) => (sentAt ? sum + amountCents : sum), 0n);

const countText = (count: Summary['heldCount'], text: (count: number) => string) =>
  count > 0 ? text(count) : null;

interface TileProps {
  title: string;
  name: FigureName;
  amount: ReactNode;
  children: ReactNode;
  isLarge?: boolean;
  /** A sum has the double rule of accountants; a single amount never has. */
  isSum?: boolean;
}

function Tile({ title, name, amount, children, isLarge = false, isSum = false }: TileProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={isLarge ? largeTile : tile}>
      <Typography
        id={id}
        variant="body2"
        component="h2"
        sx={{
          fontWeight: 500,
          fontSize: { xs: '0.75rem', tablet: '0.8125rem' },
          color: 'text.secondary',
        }}
      >
        {title}
      </Typography>
      <Box data-figure={name} sx={isLarge ? largeFigure : figure}>
        <Box component="span" sx={isSum ? doubleRule : {}}>
          {amount ?? <Skeleton width={isLarge ? 180 : 90} />}
        </Box>
      </Box>
      <Box data-detail sx={detail}>
        {children}
      </Box>
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: '5fr 4fr 5fr', wide: '1.55fr 1fr 1fr 1fr' },
} as const;

const low = { ...grid, '& [data-detail]': { minHeight: 16 } } as const;

const largeTile = {
  gridColumn: { xs: '1 / -1', wide: 'auto' },
  p: { xs: 2, tablet: 3 },
} as const;

const tile = {
  px: { xs: 1, tablet: 3 },
  py: { xs: 1.5, tablet: 3 },
  minWidth: 0,
  borderStyle: 'solid',
  borderColor: 'divider',
  borderWidth: 0,
  borderTopWidth: { xs: '1px', wide: 0 },
  borderLeftWidth: { xs: 0, wide: '1px' },
  '& + &': { borderLeftWidth: '1px' },
  // On a phone the first one starts below the balance.
  '&:nth-of-type(2)': { pl: { xs: 2, tablet: 3 } },
} as const;

const largeFigure = {
  fontSize: { xs: '2.25rem', tablet: '2.5rem' },
  lineHeight: '48px',
  fontWeight: 600,
  letterSpacing: '-0.03em',
  mb: 0.5,
} as const;

const figure = {
  fontSize: { xs: '0.9375rem', tablet: '1.25rem' },
  lineHeight: '28px',
  fontWeight: 600,
  letterSpacing: '-0.015em',
  mt: 0.5,
  mb: 1,
} as const;

const detail = {
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: 'var(--faint)',
  minHeight: 32,
} as const;

const doubleRule = {
  display: 'inline-block',
  // It takes no height of its line, so that the details of all tiles align.
  mb: '-4px',
  borderBottom: '4px double',
  borderColor: 'text.primary',
} as const;
