import Box from '@mui/material/Box';
import type { Ref } from 'react';
import type { Coin } from '#contract/coin.ts';
import { widths } from '#src/admin/record/widths.ts';

interface CoinAmountProps {
  coinAmount: string;
  coin: Coin;
  ref?: Ref<HTMLElement>;
}

/** An amount in coin, the largest text of the page. */
export const CoinAmount = ({ coinAmount, coin, ref }: CoinAmountProps) => (
  <Box sx={size}>
    <span ref={ref}>{coinAmount}</span>{' '}
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500 }}>
      {coin}
    </Box>
  </Box>
);

const size = {
  fontSize: '1.75rem',
  lineHeight: 36 / 28,
  fontWeight: 600,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  [widths.phone]: { fontSize: '1.5rem' },
  [widths.wide]: { fontSize: '2.5rem', lineHeight: 1.2 },
} as const;
