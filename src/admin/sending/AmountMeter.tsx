import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import { shareText } from './judge.ts';
import type { Compared } from './paymentRules.ts';

interface AmountMeterProps {
  /** The computed amount, with its coin. */
  against: string;
  compared: Compared | undefined;
}

const scale = 1000n;
// The accepted 3 % either way are drawn wider than they are, so that they can be seen.
const fitsFrom = 41;
const fitsTo = 59;

/** Where a typed amount is between half and double of the computed one, in per cent. */
function placeOf({ units, expectedUnits }: Compared): number {
  const ratio = Number((units * scale) / expectedUnits);
  const [half, low, due, high, double] = [500, 970, 1000, 1030, 2000];
  if (ratio <= low) return ((ratio - half) / (low - half)) * fitsFrom;
  if (ratio <= due) return fitsFrom + ((ratio - low) / (due - low)) * (50 - fitsFrom);
  if (ratio <= high) return 50 + ((ratio - due) / (high - due)) * (fitsTo - 50);
  return fitsTo + ((ratio - high) / (double - high)) * (100 - fitsTo);
}

/** Shows where a typed amount is between half and double of the computed one. */
export function AmountMeter({ against, compared }: AmountMeterProps) {
  const share =
    compared?.verdict === 'refused' && shareText(compared.units, compared.expectedUnits);
  const isOver = compared !== undefined && compared.units > compared.expectedUnits;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontSize: '0.75rem', lineHeight: 4 / 3, fontWeight: 500, mb: 0.375 }}>
        {copy.record.against(against)}
      </Box>
      <Box aria-hidden="true" sx={row}>
        {share && !isOver ? <Beyond>← {share}</Beyond> : <span>½×</span>}
        <Box sx={{ position: 'relative', flexGrow: 1 }}>
          <Box sx={bar}>
            <Box sx={{ width: `${fitsTo - fitsFrom}%`, mx: 'auto', bgcolor: 'success.main' }} />
          </Box>
          {compared && !share && <Box sx={{ ...marker, left: `${placeOf(compared)}%` }} />}
        </Box>
        {share && isOver ? <Beyond>{share} →</Beyond> : <span>2×</span>}
      </Box>
    </Box>
  );
}

const Beyond = ({ children }: { children: ReactNode }) => (
  <Box component="b" sx={{ color: 'error.main', fontWeight: 600 }}>
    {children}
  </Box>
);

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  height: 32,
  fontSize: '0.75rem',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const;

const bar = {
  display: 'flex',
  height: 8,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'color-mix(in srgb, var(--mui-palette-warning-main) 45%, transparent)',
} as const;

const marker = {
  position: 'absolute',
  top: -4,
  bottom: -4,
  width: 3,
  ml: '-1.5px',
  borderRadius: 1,
  bgcolor: 'text.primary',
} as const;
