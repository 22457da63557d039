import Box from '@mui/material/Box';
import type { BalanceHistory } from '#contract/balances.ts';
import { type Cents, dollarsFrom } from '#contract/money.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';

const { months: text } = copy;

/** The sums of the bars, each with the colour of its bars. */
export function MonthLegend({ months }: Pick<BalanceHistory, 'months'>) {
  const sums = [
    [text.in, 'primary.main', sum(months.map((month) => dollarsFrom(month.in)))],
    [text.out, 'var(--control-line)', sum(months.map(({ out }) => dollarsFrom(out)))],
  ] as const;
  return (
    <Box sx={legend}>
      {text.last(months.length)}
      {sums.map(([name, color, cents]) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box sx={{ width: 8, height: 8, borderRadius: '2px', bgcolor: color }} />
          {name} <Money cents={cents} />
        </Box>
      ))}
    </Box>
  );
}

const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  fontSize: '0.75rem',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const;

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, each) => total + each, 0n);
