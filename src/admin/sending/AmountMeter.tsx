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

/** Where a ratio in thousandths is between half and double, in per cent of the logarithmic scale. */
const placeOf = (ratio: number): number => 50 + 50 * Math.log2(ratio / 1000);

const [fitsFrom, fitsTo] = [placeOf(970), placeOf(1030)];

const ratioOf = ({ units, expectedUnits }: Compared): number =>
  Number((units * scale) / expectedUnits);

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
            <Box
              sx={{ width: `${fitsTo - fitsFrom}%`, ml: `${fitsFrom}%`, bgcolor: 'success.main' }}
            />
          </Box>
          {compared && !share && <Box sx={{ ...marker, left: `${placeOf(ratioOf(compared))}%` }} />}
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
