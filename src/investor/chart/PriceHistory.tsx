import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { date } from '#src/shared/format/dates.ts';
import { ErrorBoundary } from '#src/shared/ui/ErrorBoundary.tsx';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { ClosesTable } from './ClosesTable.tsx';
import { copy } from './copy.ts';
import { Facts } from './Facts.tsx';
import { OutsideChart } from './OutsideChart.tsx';
import { type Summary, summaryOf, usd } from './summary.ts';
import { type Close, usePriceHistory } from './usePriceHistory.ts';

// In a chunk of its own: the overview is readable before it comes.
const PriceChart = lazy(async () => ({ default: (await import('./PriceChart.tsx')).PriceChart }));

const height = 280;

/** Twelve months of BTC/USD as this server recorded them, with source and extent (S-154, S-156). */
export function PriceHistory() {
  const { data, error, refetch } = usePriceHistory();
  return (
    <Card component="section" aria-labelledby="price-history" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="price-history" variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {copy.title}
      </Typography>
      <Stack spacing={2}>
        {error && !data ? <LoadError error={error} retry={refetch} /> : <Shown closes={data} />}
        <OutsideChart />
      </Stack>
    </Card>
  );
}

function Shown({ closes }: { closes: readonly Close[] | undefined }) {
  if (!closes) return <Skeleton variant="rounded" height={height} />;
  const summary = summaryOf(closes);
  if (!summary) return <Typography color="text.secondary">{copy.none}</Typography>;
  return (
    <Stack spacing={1.5}>
      <Facts summary={summary} days={closes.length} />
      <Picture closes={closes} summary={summary} />
      <ClosesTable closes={closes} />
      <Typography variant="caption" color="text.secondary">
        {copy.attribution}
      </Typography>
    </Stack>
  );
}

/** Whether this browser draws at all: some forbid it, and then the table has to do. */
const canDraw = () => document.createElement('canvas').getContext('2d') !== null;

function Picture({ closes, summary }: { closes: readonly Close[]; summary: Summary }) {
  const [drawable] = useState(canDraw);
  const undrawn = <Typography color="text.secondary">{copy.undrawn}</Typography>;
  if (!drawable) return undrawn;
  return (
    <Box sx={{ position: 'relative', height, borderRadius: 1, overflow: 'hidden' }}>
      <ErrorBoundary fallback={undrawn}>
        <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
          <PriceChart closes={closes} label={copy.picture(extent(summary))} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

const extent = ({ lowest, highest }: Summary): string =>
  copy.range(usd(lowest), date(lowest.date), usd(highest), date(highest.date));
