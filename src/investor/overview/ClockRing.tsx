import Box from '@mui/material/Box';
import type { CurrentQuote } from '#src/investor/payment/useQuote.ts';
import { useRemaining } from '#src/investor/payment/useRemaining.ts';
import { copy } from './copy.ts';

const radius = 20;
const length = 2 * Math.PI * radius;
const almostOverMs = 2 * 60_000;

/** Whether a quote is about to end. */
export const isAlmostOver = ({ validUntilMs }: CurrentQuote): boolean =>
  validUntilMs - Date.now() < almostOverMs;

/** The time that a quote is still valid, as figures in a ring that shrinks. */
export function ClockRing({ quote }: { quote: CurrentQuote }) {
  const wholeMs = Date.parse(quote.expiresAt) - Date.parse(quote.createdAt);
  const remainingMs = useRemaining(quote.validUntilMs);
  const seconds = Math.ceil(remainingMs / 1000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const color = isAlmostOver(quote) ? 'warning.main' : 'primary.main';
  const share = wholeMs > 0 ? remainingMs / wholeMs : 0;
  return (
    <Box
      role="timer"
      aria-label={copy.open.timeLeft(clock)}
      sx={{ position: 'relative', width: 46, height: 46, flexShrink: 0 }}
    >
      <Box component="svg" viewBox="0 0 46 46" aria-hidden="true" sx={{ display: 'block' }}>
        <Box
          component="circle"
          cx="23"
          cy="23"
          r={radius}
          sx={{ ...ring, stroke: 'var(--mui-palette-divider)' }}
        />
        <Box
          component="circle"
          cx="23"
          cy="23"
          r={radius}
          transform="rotate(-90 23 23)"
          strokeDasharray={`${length * share} ${length}`}
          sx={{ ...ring, stroke: 'currentColor', color }}
        />
      </Box>
      <Box aria-hidden="true" sx={figures}>
        {clock}
      </Box>
    </Box>
  );
}

const ring = { fill: 'none', strokeWidth: 3 } as const;

const figures = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  fontSize: '0.6875rem',
  fontWeight: 600,
} as const;
