import Box from '@mui/material/Box';
import { groupDollars } from '#contract/money.ts';
import { clockTime } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';
import { type CurrentQuote, graceEndMs } from './useQuote.ts';

/** The amount that a deposit is credited with, by the time of its submit. */
export function CreditRule({ quote }: { quote: CurrentQuote }) {
  const { amountCents, validUntilMs } = quote;
  const { rule } = copy;
  const dollars = groupDollars(amountCents);
  const [end, last] = [validUntilMs, graceEndMs(quote)].map((at) => clockTime(new Date(at)));
  const lines = [
    [rule.inTime(end ?? ''), dollars],
    [rule.hour(last ?? ''), dollars],
    [rule.later, rule.most(dollars)],
  ];
  return (
    <Box component="dl" sx={list}>
      {lines.map(([when, amount]) => (
        <Box key={when}>
          <dt>{when}</dt>
          <dd>{amount}</dd>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  m: 0,
  fontSize: '0.8125rem',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 },
  '& dt': { flex: '0 1 52%', color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right', fontWeight: 500 },
} as const;
