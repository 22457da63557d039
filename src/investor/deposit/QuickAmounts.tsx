import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Cents, dollarsFrom, groupDollars, parseDollars } from '#contract/money.ts';
import type { Settings } from '#contract/settings.ts';
import { copy } from './copy.ts';

const amounts = ['50', '100', '500', '1000'] as const;

interface QuickAmountsProps {
  value: string;
  settings: Settings | undefined;
  onChoose: (amount: string) => void;
}

/** Common amounts within the operator's limits. */
export function QuickAmounts({ value, settings, onChoose }: QuickAmountsProps) {
  const offered = amounts.filter((amount) => isAllowed(parseDollars(amount), settings));
  return (
    <Box role="group" aria-label={copy.amount.quick} sx={grid}>
      {offered.map((amount) => (
        <Button
          key={amount}
          size="small"
          variant="outlined"
          color="inherit"
          aria-pressed={value === amount}
          onClick={() => onChoose(amount)}
          sx={choice}
        >
          {groupDollars(parseDollars(amount)).replace(/\.00$/, '')}
        </Button>
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(4, minmax(0, 1fr))', tablet: 'repeat(4, 88px)' },
  gap: 1,
  minHeight: { xs: 44, tablet: 36 },
  '@media (max-width: 359.95px)': { gridTemplateColumns: '1fr 1fr' },
} as const;

const choice = {
  minWidth: 0,
  px: 1,
  '&[aria-pressed=true]': {
    color: 'primary.main',
    borderColor: 'primary.main',
    bgcolor: 'var(--primary-soft)',
  },
} as const;

function isAllowed(cents: Cents, settings: Settings | undefined): boolean {
  if (!settings) return true;
  const { minDepositUsd, maxDepositUsd } = settings;
  if (cents < dollarsFrom(minDepositUsd)) return false;
  return maxDepositUsd === null || cents <= dollarsFrom(maxDepositUsd);
}
