import Box from '@mui/material/Box';
import { type Cents, groupDollars, signDollars } from '#contract/money.ts';

interface MoneyProps {
  cents: Cents;
  signed?: boolean;
}

/** Dollars as `$54,860.25`, with a true minus and figures that align. */
export function Money({ cents, signed = false }: MoneyProps) {
  const text = signed ? signDollars(cents) : groupDollars(cents);
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {text.replace('-', '\u2212')}
    </Box>
  );
}
