import Box from '@mui/material/Box';
import { hidden } from '#src/investor/deposit/hidden.ts';
import { clockTime } from '#src/shared/format/clockTime.ts';
import { copy } from './copy.ts';
import type { CurrentQuote } from './useQuote.ts';

const minuteMs = 60_000;
const soonMs = 2 * minuteMs;
// A screen reader that reads every second would read nothing else.
const announcedMinutes = [1, 2, 5] as const;
const radius = 26;
const circumference = 2 * Math.PI * radius;

interface QuoteClockProps {
  quote: CurrentQuote;
  remainingMs: number;
}

/** The time that a quote is still valid: a ring with `14:05`, amber at the end and empty after it. */
export function QuoteClock({ quote, remainingMs }: QuoteClockProps) {
  const { createdAt, expiresAt, validUntilMs } = quote;
  const isOver = remainingMs === 0;
  const isSoon = !isOver && remainingMs <= soonMs;
  const until = clockTime(new Date(validUntilMs));
  const share = remainingMs / (Date.parse(expiresAt) - Date.parse(createdAt));
  const announced = announcedMinutes.find((minutes) => remainingMs <= minutes * minuteMs);
  const color = isOver ? 'error.main' : isSoon ? 'warning.main' : 'text.primary';
  const { payment } = copy;
  return (
    <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ textAlign: 'right', fontSize: '0.8125rem', whiteSpace: 'nowrap' }}>
        <Box sx={{ fontWeight: 550, color }}>
          {isOver ? payment.expired : isSoon ? payment.almostOver : payment.valid}
        </Box>
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          {isOver ? payment.endedAt(until) : payment.until(until)}
        </Box>
      </Box>
      <Box sx={{ position: 'relative', width: 56, height: 56, flexShrink: 0 }}>
        <Ring share={Math.min(1, share)} isSoon={isSoon} />
        <Box role="timer" sx={{ ...figure, color }}>
          {clockOf(remainingMs)}
        </Box>
      </Box>
      <Box role="status" sx={hidden}>
        {!isOver && announced && payment.left(announced)}
      </Box>
    </Box>
  );
}

function clockOf(remainingMs: number): string {
  const seconds = Math.ceil(remainingMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function Ring({ share, isSoon }: { share: number; isSoon: boolean }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 56 56"
      aria-hidden="true"
      sx={{ width: 56, height: 56, transform: 'rotate(-90deg)', fill: 'none', strokeWidth: 3 }}
    >
      <Box component="circle" cx={28} cy={28} r={radius} sx={{ stroke: 'var(--sunken)' }} />
      <Box
        component="circle"
        cx={28}
        cy={28}
        r={radius}
        strokeDasharray={circumference}
        strokeDashoffset={circumference * (1 - share)}
        sx={{ stroke: `var(--mui-palette-${isSoon ? 'warning' : 'primary'}-main)` }}
      />
    </Box>
  );
}

const figure = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  fontWeight: 600,
} as const;
