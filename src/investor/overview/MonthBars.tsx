import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { BalanceHistory } from '#contract/balances.ts';
import { dollarsFrom } from '#contract/money.ts';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { barDollars } from '#src/shared/format/axis.ts';
import { monthAndYear, month as monthOf } from '#src/shared/format/month.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { DataTable } from './DataTable.tsx';
import { MonthLegend } from './MonthLegend.tsx';

const { months: text } = copy;

/** Bars up for what came in and down for what went out, and the figures as a table. */
export function MonthBars({ months }: Pick<BalanceHistory, 'months'>) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('tablet'));
  const shown = isWide ? months : months.slice(-phoneMonths);
  const mostIn = Math.max(0, ...shown.map((month) => month.in));
  const mostOut = Math.max(0, ...shown.map(({ out }) => out));
  // One scale for both, so that equal amounts have equal bars.
  const px = (dollars: number) => heightPx(dollars / Math.max(1, mostIn, mostOut));
  return (
    <Panel title={text.title} aside={<MonthLegend months={shown} />}>
      <Box
        role="img"
        aria-label={text.picture}
        sx={{ display: 'grid', gridTemplateColumns: `repeat(${shown.length}, 1fr)`, gap: 0.75 }}
      >
        {shown.map(({ month, in: moneyIn, out }) => (
          <Box key={month} sx={{ textAlign: 'center', minWidth: 0 }}>
            <Box sx={upward} style={{ height: px(mostIn) + figurePx }}>
              <Box sx={figure}>{short(moneyIn)}</Box>
              <Box data-bar="in" sx={bar} style={{ height: px(moneyIn) }} />
            </Box>
            <Box
              sx={{ borderTop: 1, borderColor: 'divider' }}
              style={{ height: mostOut > 0 ? px(mostOut) + figurePx : 2 }}
            >
              <Box data-bar="out" sx={{ ...bar, ...outBar }} style={{ height: px(out) }} />
              <Box sx={figure}>{short(out)}</Box>
            </Box>
            <Box sx={{ fontSize: '0.6875rem', lineHeight: '16px', color: 'text.secondary' }}>
              {monthOf(month)}
            </Box>
          </Box>
        ))}
      </Box>
      <DataTable
        summary={text.table}
        name={text.tableName}
        head={[text.month, text.in, text.out]}
        rows={months
          .toReversed()
          .map((month) => [
            month.month,
            monthAndYear(month.month),
            <Money key="in" cents={dollarsFrom(month.in)} />,
            <Money key="out" cents={dollarsFrom(month.out)} />,
          ])}
      />
    </Panel>
  );
}

const wholePx = 72;
const figurePx = 20;

/** A small amount keeps a line. */
const heightPx = (share: number) => (share > 0 ? Math.max(2, Math.round(wholePx * share)) : 0);

/** A month without money has no figure. */
const short = (dollars: number) => (dollars > 0 ? barDollars(dollars) : '');

/** Twelve months with their figures do not fit on a phone, which has the others in the table. */
const phoneMonths = 6;

const upward = { display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' } as const;

const figure = {
  fontSize: '0.6875rem',
  lineHeight: '18px',
  fontWeight: 550,
  whiteSpace: 'nowrap',
} as const;

const bar = {
  width: '60%',
  mx: 'auto',
  borderRadius: '2px',
  flexShrink: 0,
  bgcolor: 'primary.main',
} as const;
const outBar = { bgcolor: 'var(--control-line)' } as const;
