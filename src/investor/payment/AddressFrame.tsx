import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type Coin, coinNames } from '#contract/coin.ts';
import { copy as coinCopy } from '#src/investor/coins/copy.ts';
import { copy } from './copy.ts';

interface AddressFrameProps {
  coin: Coin;
  picture: ReactNode;
  address: ReactNode;
  children: ReactNode;
}

/**
 * The places of an address: it comes first for a reader; a phone has the picture beside its
 * button, within the first screen.
 */
export function AddressFrame({ coin, picture, address, children }: AddressFrameProps) {
  return (
    <Box sx={frame}>
      <Box sx={{ gridArea: 'address', p: 2, borderRadius: 1, bgcolor: 'var(--sunken)' }}>
        <Box sx={head}>
          {copy.payment.address}
          <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
            {coinCopy.network(coinNames[coin])}
          </Box>
        </Box>
        {address}
      </Box>
      <Box sx={{ gridArea: 'rest', display: 'grid', gap: 1.5, alignContent: 'start' }}>
        {children}
      </Box>
      <Box sx={{ gridArea: 'picture' }}>{picture}</Box>
    </Box>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 1.5,
  mb: 0.5,
  fontSize: '0.8125rem',
  fontWeight: 500,
  color: 'text.secondary',
} as const;

const frame = {
  display: 'grid',
  columnGap: { xs: 2, tablet: 3 },
  rowGap: 1.5,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: { tablet: 'auto 1fr' },
  gridTemplateAreas: {
    xs: '"address address" "picture rest"',
    tablet: '"picture address" "picture rest"',
  },
  '@media (max-width: 359.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"address" "rest" "picture"',
  },
} as const;
