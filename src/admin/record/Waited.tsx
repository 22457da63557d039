import Box from '@mui/material/Box';
import { dueTone } from '#src/shared/format/dueTone.ts';
import { duration } from '#src/shared/format/duration.ts';
import { useMinute } from '#src/shared/format/useMinute.ts';
import { copy } from './copy.ts';
import { widths } from './widths.ts';

interface WaitedProps {
  since: string;
  /** Until when staff promised to decide. */
  dueAt: string | null;
  /** It waits since its approval, and no longer since its request. */
  isApproved?: boolean;
}

const colors = { calm: 'text.primary', near: 'warning.main', over: 'error.main' } as const;

/** The time that a record has waited, and how much of the promised time is left. */
export function Waited({ since, dueAt, isApproved = false }: WaitedProps) {
  const now = useMinute();
  const waitedMs = now - Date.parse(since);
  const leftMs = dueAt === null ? undefined : Date.parse(dueAt) - now;
  const share = leftMs === undefined ? 0 : waitedMs / (waitedMs + leftMs);
  const tone = leftMs === undefined ? 'calm' : dueTone(leftMs, waitedMs + leftMs);
  const isOver = tone === 'over';
  const color = colors[tone];
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color }}>
        {dueAt !== null && <Meter share={isOver ? 1 : share} color={color} />}
        <span>{(isApproved ? copy.approvedAgo : copy.waits)(duration(waitedMs))}</span>
      </Box>
      {leftMs !== undefined && (
        <Box sx={due}>{isOver ? copy.over(duration(-leftMs)) : copy.dueIn(duration(leftMs))}</Box>
      )}
    </Box>
  );
}

const due = {
  fontSize: '0.75rem',
  lineHeight: 4 / 3,
  color: 'text.secondary',
  [widths.between]: { display: 'none' },
} as const;

const meter = {
  width: 28,
  height: 4,
  borderRadius: 2,
  bgcolor: 'divider',
  overflow: 'hidden',
  [widths.close]: { display: 'none' },
  [widths.phone]: { display: 'none' },
} as const;

const Meter = ({ share, color }: { share: number; color: string }) => (
  <Box aria-hidden="true" sx={meter}>
    <Box
      sx={{
        width: `${Math.round(share * 100)}%`,
        height: 1,
        bgcolor: color === 'text.primary' ? 'var(--control-line)' : color,
      }}
    />
  </Box>
);
