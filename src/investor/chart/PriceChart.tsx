import Box from '@mui/material/Box';
import {
  AreaSeries,
  type ChartOptions,
  createChart,
  type DeepPartial,
  TickMarkType,
  type Time,
} from 'lightweight-charts';
import { useEffect, useRef } from 'react';
import { isoDay } from '#contract/time.ts';
import { fonts, night } from '#src/shared/theme/tokens.ts';
import { everyDay, type Range } from './summary.ts';
import type { Close } from './usePriceHistory.ts';

const monthOf = new Intl.DateTimeFormat(undefined, { month: 'short', timeZone: 'UTC' });

// Labels for years and months only: days would crowd the axis.
function tickLabel(time: Time, kind: TickMarkType): string {
  const day = String(time);
  if (kind === TickMarkType.Year) return day.slice(0, 4);
  return kind === TickMarkType.Month ? monthOf.format(new Date(day)) : '';
}

// Dark in both schemes, as specified.
const options: DeepPartial<ChartOptions> = {
  autoSize: true,
  layout: {
    attributionLogo: false,
    background: { color: night.raised },
    textColor: night.textSoft,
    fontFamily: fonts.text,
  },
  grid: { vertLines: { visible: false }, horzLines: { color: night.line } },
  rightPriceScale: { borderVisible: false, entireTextOnly: true },
  timeScale: {
    borderVisible: false,
    fixLeftEdge: true,
    fixRightEdge: true,
    tickMarkFormatter: tickLabel,
  },
  // The chart must not catch the scrolling of the page.
  handleScroll: false,
  handleScale: false,
  localization: { priceFormatter: (price: number) => dollarsOf.format(price) },
};

const dollarsOf = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

const line = {
  lineColor: night.primary,
  topColor: `${night.primary}55`,
  bottomColor: `${night.primary}00`,
  lineWidth: 2,
  priceLineVisible: false,
  // Its label would cover those of the axis.
  lastValueVisible: false,
} as const;

interface PriceChartProps {
  closes: readonly Close[];
  months: Range;
  label: string;
}

export function PriceChart({ closes, months, label }: PriceChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!frame.current) return undefined;
    const chart = createChart(frame.current, options);
    const until = isoDay(new Date());
    chart.addSeries(AreaSeries, line).setData(
      everyDay(closes, { until, months }).map(({ date: time, close: value }) => ({
        time,
        ...(value !== undefined && { value }),
      })),
    );
    chart.timeScale().fitContent();
    return () => chart.remove();
  }, [closes, months]);
  return <Box ref={frame} role="img" aria-label={label} sx={{ position: 'absolute', inset: 0 }} />;
}
