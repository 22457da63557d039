import Box from '@mui/material/Box';
import { moment } from '#src/shared/format/dates.ts';
import { dueTone } from '#src/shared/format/dueTone.ts';
import { duration } from '#src/shared/format/duration.ts';
import { useMinute } from '#src/shared/format/useMinute.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { copy } from './copy.ts';

const hourMs = 3_600_000;
/** A bar that is shorter looks like a fault of the screen. */
const leastShown = 0.12;

const looks = {
  calm: { color: 'text.primary', bar: 'var(--c3)', weight: 400 },
  near: { color: 'warning.main', bar: 'var(--mui-palette-warning-main)', weight: 500 },
  over: { color: 'error.main', bar: 'var(--mui-palette-error-main)', weight: 600 },
} as const;

interface WaitedCellProps {
  since: string;
  until: string;
}

/** How long an item waited for its decision. */
export const WaitedCell = ({ since, until }: WaitedCellProps) => (
  <Box component="span" title={moment(until)} sx={{ color: 'text.secondary' }}>
    {copy.after(duration(Date.parse(until) - Date.parse(since)))}
  </Box>
);

/** The rest of the promised time, or how long it has been over. */
function textOf(waitedMs: number, promisedMs: number, isBare: boolean): string {
  if (promisedMs === Number.POSITIVE_INFINITY) return duration(waitedMs);
  if (waitedMs > promisedMs) return copy.over(duration(waitedMs - promisedMs));
  const left = duration(promisedMs - waitedMs);
  return isBare ? copy.within(left) : copy.dueIn(left);
}

interface WaitingCellProps {
  since: string;
  /** Without it the review time counts. */
  dueAt?: string | undefined;
  /** Below the word "Due". */
  isBare?: boolean;
}

/** When an item is due, with the share of the promised time that has passed as a bar. */
export function WaitingCell({ since, dueAt, isBare = false }: WaitingCellProps) {
  const hours = useSettings().data?.reviewHours ?? Number.POSITIVE_INFINITY;
  const now = useMinute();
  const waitedMs = Math.max(0, now - Date.parse(since));
  const promisedMs = dueAt ? Date.parse(dueAt) - Date.parse(since) : hours * hourMs;
  const share = waitedMs / promisedMs;
  const isKnown = Number.isFinite(promisedMs);
  const look = looks[isKnown ? dueTone(promisedMs - waitedMs, promisedMs) : 'calm'];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        verticalAlign: 'middle',
        alignItems: 'center',
        gap: 1,
        color: look.color,
        fontWeight: look.weight,
      }}
    >
      <Box
        component="span"
        aria-hidden="true"
        sx={{
          position: 'relative',
          width: 28,
          height: 4,
          flex: 'none',
          borderRadius: '2px',
          bgcolor: 'divider',
          overflow: 'hidden',
        }}
      >
        <Box
          component="span"
          sx={{ position: 'absolute', inset: 0, borderRadius: '2px', bgcolor: look.bar }}
          style={{
            transform: `scaleX(${Math.min(1, Math.max(leastShown, share))})`,
            transformOrigin: 'left',
          }}
        />
      </Box>
      <Box component="span" sx={isBare ? {} : aligned}>
        {textOf(waitedMs, promisedMs, isBare)}
      </Box>
    </Box>
  );
}

// At the right of a card: the bars of a list are below one another.
const aligned = { minWidth: 92, textAlign: 'right' } as const;
