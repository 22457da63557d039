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
    <Box
      role="group"
      aria-label={copy.amount.quick}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(4, minmax(0, 88px))',
        gap: 1,
        minHeight: 36,
      }}
    >
      {offered.map((amount) => (
        <Button
          key={amount}
          size="small"
          variant={value === amount ? 'tonal' : 'outlined'}
          color={value === amount ? 'primary' : 'inherit'}
          aria-pressed={value === amount}
          onClick={() => onChoose(amount)}
          sx={{ minWidth: 0, px: 1 }}
        >
          {groupDollars(parseDollars(amount)).replace(/\.00$/, '')}
        </Button>
      ))}
    </Box>
  );
}

function isAllowed(cents: Cents, settings: Settings | undefined): boolean {
  if (!settings) return true;
  const { minDepositUsd, maxDepositUsd } = settings;
  if (cents < dollarsFrom(minDepositUsd)) return false;
  return maxDepositUsd === null || cents <= dollarsFrom(maxDepositUsd);
}
