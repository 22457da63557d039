import Box from '@mui/material/Box';
import type { Cents } from '#contract/money.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { widths } from './widths.ts';

export interface BarAmountFacts {
  amountCents: Cents;
  /** Staff still have to enter what is credited. */
  isAsked?: boolean;
  /** The amount in coin, and its rate. */
  coinAmount?: string | undefined;
  rate?: string | undefined;
}

/** The amount, then its coin amount and rate where they have place as a whole. */
export const BarAmount = ({ amountCents, isAsked, coinAmount, rate }: BarAmountFacts) => (
  <>
    <Box sx={{ ...sum, ...(isAsked && { color: 'text.secondary' }) }}>
      <Money cents={amountCents} />
      {isAsked && (
        <Box component="span" sx={asked}>
          {copy.asked}
        </Box>
      )}
    </Box>
    {coinAmount && (
      <Box sx={coins}>
        <div>
          <Box sx={rate ? coinLine : loneLine}>{coinAmount}</Box>
          {rate && (
            <Box sx={rateLine}>
              <span>{rate}</span>
            </Box>
          )}
        </div>
      </Box>
    )}
  </>
);

const sum = {
  flexShrink: 0,
  fontSize: '1.25rem',
  lineHeight: 1.2,
  fontWeight: 600,
  letterSpacing: '-0.02em',
  [widths.phone]: { fontSize: '1.75rem', lineHeight: '34px' },
} as const;

const asked = { ml: 0.75, fontSize: '0.75rem', fontWeight: 500, letterSpacing: 0 } as const;

// An item without place beside the empty first one wraps out of sight: no figure is cut.
const whole = {
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '&::before': { content: '""', height: '100%' },
  '& > *': { flex: 'none' },
} as const;

const line = { height: 16, fontSize: '0.75rem', lineHeight: 4 / 3 } as const;

const coins = {
  ...whole,
  minWidth: 0,
  height: 32,
  [widths.between]: { display: 'none' },
  [widths.phone]: { height: 16 },
} as const;

const coinLine = { ...line, minWidth: 88, fontVariantNumeric: 'tabular-nums' } as const;

// In the middle of the bar, and of the place that a phone has for it.
const loneLine = {
  ...coinLine,
  height: 32,
  lineHeight: '32px',
  [widths.phone]: { height: 16, lineHeight: '16px' },
} as const;

const rateLine = {
  ...whole,
  ...line,
  width: 0,
  minWidth: '100%',
  color: 'text.secondary',
  [widths.phone]: { display: 'none' },
} as const;
