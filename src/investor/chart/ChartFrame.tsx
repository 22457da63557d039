import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { date } from '#src/shared/format/dates.ts';
import { ErrorBoundary } from '#src/shared/ui/ErrorBoundary.tsx';
import { copy } from './copy.ts';
import { type Range, type Summary, usd } from './summary.ts';
import type { Close } from './usePriceHistory.ts';

// Lazy: the overview is readable without the chart.
const PriceChart = lazy(async () => ({ default: (await import('./PriceChart.tsx')).PriceChart }));

const height = 140;

// Some browsers forbid canvas; they show the table only.
const canDraw = () => document.createElement('canvas').getContext('2d') !== null;

interface ChartFrameProps {
  closes: readonly Close[];
  summary: Summary;
  range: Range;
}

export function ChartFrame({ closes, summary, range }: ChartFrameProps) {
  const [hasCanvas] = useState(canDraw);
  const fallback = <Typography color="text.secondary">{copy.noCanvas}</Typography>;
  if (!hasCanvas) return fallback;
  return (
    <Box sx={{ position: 'relative', height, overflow: 'hidden' }}>
      <ErrorBoundary fallback={fallback}>
        <Suspense fallback={<ChartPending />}>
          <PriceChart closes={closes} months={range} label={copy.picture(extent(summary))} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

/** The grid of a chart that is not here yet: no slab in its place. */
export const ChartPending = () => (
  <Box role="status" aria-label={sharedCopy.loading} sx={{ height, ...grid }} />
);

const grid = {
  backgroundImage:
    'repeating-linear-gradient(var(--mui-palette-divider) 0 1px, transparent 1px 44px)',
} as const;

const extent = ({ lowest, highest }: Summary): string =>
  copy.extent(
    copy.last(usd(lowest), date(lowest.date)),
    copy.last(usd(highest), date(highest.date)),
  );
