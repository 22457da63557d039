import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { night } from '#src/shared/theme/tokens.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { ChartFacts, LastClose } from './ChartFacts.tsx';
import { ChartFrame, height } from './ChartFrame.tsx';
import { ClosesTable } from './ClosesTable.tsx';
import { copy } from './copy.ts';
import { OutsideChart } from './OutsideChart.tsx';
import { RangeButtons } from './RangeButtons.tsx';
import { closesSince, type Range, summaryOf } from './summary.ts';
import { type Close, usePriceHistory } from './usePriceHistory.ts';

/** BTC/USD as recorded by this server: context for the balance, so it is small and the last. */
export function PriceHistory() {
  const { data, error, refetch } = usePriceHistory();
  const [range, setRange] = useState<Range>(12);
  return (
    // Dark in both schemes, as specified.
    <Card component="section" data-theme="dark" aria-labelledby="price-history" sx={card}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography id="price-history" variant="h2" sx={{ mr: 'auto' }}>
          {copy.title(range)}
        </Typography>
        {data && isEnough(data) && <RangeButtons value={range} onChange={setRange} />}
      </Box>
      {error && !data && <LoadError error={error} retry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={height + 96} />}
      {data && <History closes={data} range={range} />}
      <OutsideChart />
    </Card>
  );
}

/** Fewer days make no line. */
const closesMin = 7;
const isEnough = (closes: readonly Close[]) => closes.length >= closesMin;

function History({ closes, range }: { closes: readonly Close[]; range: Range }) {
  const recorded = summaryOf(closes);
  if (!recorded || !isEnough(closes)) {
    return <Typography color="text.secondary">{copy.tooFew}</Typography>;
  }
  const shown = closesSince(closes, range);
  const summary = summaryOf(shown) ?? recorded;
  return (
    <>
      <LastClose summary={summary} range={range} />
      <ChartFrame closes={shown} summary={summary} range={range} />
      <ChartFacts summary={recorded} />
      <ClosesTable closes={closes} />
      <Typography variant="caption" color="text.secondary">
        {copy.attribution}
      </Typography>
    </>
  );
}

const card = {
  display: 'grid',
  gap: 1,
  p: { xs: 2, tablet: 3 },
  bgcolor: night.raised,
  color: night.text,
  borderColor: night.line,
} as const;
