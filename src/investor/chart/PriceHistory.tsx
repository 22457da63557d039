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
import { OutsideChart } from './OutsideChart.tsx';
import { type Summary, summaryOf, usd } from './summary.ts';
import { type Close, usePriceHistory } from './usePriceHistory.ts';

// Lazy: the overview is readable without the chart.
const PriceChart = lazy(async () => ({ default: (await import('./PriceChart.tsx')).PriceChart }));

const height = 280;

/** Twelve months of BTC/USD, as recorded by this server. */
export function PriceHistory() {
  const { data, error, refetch } = usePriceHistory();
  return (
    <Card component="section" aria-labelledby="price-history" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="price-history" variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {copy.title}
      </Typography>
      <Stack spacing={2}>
        {error && !data ? <LoadError error={error} retry={refetch} /> : <History closes={data} />}
        <OutsideChart />
      </Stack>
    </Card>
  );
}

function History({ closes }: { closes: readonly Close[] | undefined }) {
  if (!closes) return <Skeleton variant="rounded" height={height} />;
  const summary = summaryOf(closes);
  if (!summary) return <Typography color="text.secondary">{copy.none}</Typography>;
  return (
    <Stack spacing={1.5}>
      <Facts summary={summary} days={closes.length} />
      <Chart closes={closes} summary={summary} />
      <ClosesTable closes={closes} />
      <Typography variant="caption" color="text.secondary">
        {copy.attribution}
      </Typography>
    </Stack>
  );
}

function Facts({ summary, days }: { summary: Summary; days: number }) {
  const { first, last, sources } = summary;
  return (
    <Stack spacing={0.25}>
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
        {copy.last(usd(last), date(last.date))}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {copy.recordedSince(date(first.date), days)} {copy.sources(sources.join(', '))}
      </Typography>
    </Stack>
  );
}

// Some browsers forbid canvas; they show the table only.
const canDraw = () => document.createElement('canvas').getContext('2d') !== null;

function Chart({ closes, summary }: { closes: readonly Close[]; summary: Summary }) {
  const [hasCanvas] = useState(canDraw);
  const fallback = <Typography color="text.secondary">{copy.noCanvas}</Typography>;
  if (!hasCanvas) return fallback;
  return (
    <Box sx={{ position: 'relative', height, borderRadius: 1, overflow: 'hidden' }}>
      <ErrorBoundary fallback={fallback}>
        <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
          <PriceChart closes={closes} label={copy.picture(extent(summary))} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

const extent = ({ lowest, highest }: Summary): string =>
  copy.range(
    copy.last(usd(lowest), date(lowest.date)),
    copy.last(usd(highest), date(highest.date)),
  );
