import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { sampleSource } from '#contract/prices.ts';
import { NotAvailable } from '#src/investor/connection/NotAvailable.tsx';
import { date } from '#src/shared/format/dates.ts';
import { night } from '#src/shared/theme/tokens.ts';
import { AboutChart } from './AboutChart.tsx';
import { ChartFrame, ChartPending } from './ChartFrame.tsx';
import { copy } from './copy.ts';
import { OutsideChart } from './OutsideChart.tsx';
import { RangeButtons } from './RangeButtons.tsx';
import { RateChange } from './RateChange.tsx';
import { closesSince, type Range, type Summary, summaryOf } from './summary.ts';
import { type Close, usePriceHistory } from './usePriceHistory.ts';

/** BTC/USD as recorded by this server: context for the balance, so it is small and the last. */
export function PriceHistory() {
  const { data, error } = usePriceHistory();
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
      {error && !data && <NotAvailable />}
      {!data && !error && (
        <>
          <Skeleton width={120} height={28} />
          <ChartPending />
          <Skeleton width="70%" height={20} />
        </>
      )}
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
      <RateChange summary={summary} range={range} />
      <ChartFrame closes={shown} summary={summary} range={range} />
      <ChartFacts summary={recorded} />
      <AboutChart summary={recorded} closes={closes} />
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

/** Kind and age of the figures. */
function ChartFacts({ summary: { last, sources } }: { summary: Summary }) {
  return (
    <Typography variant="caption" color="text.secondary">
      <Box component="span" sx={{ color: 'text.primary' }}>
        {sources.includes(sampleSource) ? copy.sample : copy.market}
      </Box>{' '}
      {copy.updated(date(last.date))} {copy.attribution}
    </Typography>
  );
}
