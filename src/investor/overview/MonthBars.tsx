import Box from '@mui/material/Box';
import type { BalanceHistory } from '#contract/balances.ts';
import { dollarsFrom } from '#contract/money.ts';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { DataTable } from './DataTable.tsx';

const { months: text } = copy;
const monthOf = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Bars up for what came in and down for what went out, and the figures as a table. */
export function MonthBars({ months }: Pick<BalanceHistory, 'months'>) {
  const highest = Math.max(1, ...months.map((month) => Math.max(month.in, month.out)));
  return (
    <Panel title={text.title}>
      <Box role="img" aria-label={text.picture} sx={bars}>
        {months.map(({ month, in: moneyIn, out }) => (
          <Box key={month} sx={{ textAlign: 'center' }}>
            <Box sx={{ height: 32, display: 'flex', alignItems: 'end' }}>
              <Box sx={{ ...bar, bgcolor: 'primary.main', height: part(moneyIn / highest) }} />
            </Box>
            <Box sx={{ height: 32, borderTop: 1, borderColor: 'divider' }}>
              <Box sx={{ ...bar, bgcolor: 'var(--control-line)', height: part(out / highest) }} />
            </Box>
            <Box sx={{ fontSize: '0.6875rem', lineHeight: '16px', color: 'text.secondary' }}>
              {monthOf.format(new Date(month)).charAt(0)}
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
            monthAndYear.format(new Date(month.month)),
            <Money key="in" cents={dollarsFrom(month.in)} />,
            <Money key="out" cents={dollarsFrom(month.out)} />,
          ])}
      />
    </Panel>
  );
}

const part = (share: number) => `${Math.round(100 * share)}%`;

const bars = { display: 'grid', gridTemplateColumns: 'repeat(12, 1fr)', gap: 0.75 } as const;

const bar = { width: '100%', borderRadius: '2px' } as const;
