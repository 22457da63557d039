import Box from '@mui/material/Box';
import type { Reviewer } from '#src/admin/review/heldBy.ts';
import { clockTime } from '#src/shared/format/clockTime.ts';
import { copy } from './copy.ts';

/** Below the bar: a colleague took the record from the person who reads it. */
export function TakenOver({ reviewer }: { reviewer: Reviewer | undefined }) {
  const at = reviewer?.is === 'other' ? reviewer.tookOverAt : undefined;
  if (reviewer?.is !== 'other' || !at) return null;
  return (
    <Box role="status" sx={strip}>
      <strong>{copy.tookOver(reviewer.fullName, clockTime(new Date(at)))}</strong>{' '}
      {copy.decisionsOff}
    </Box>
  );
}

const strip = {
  flexShrink: 0,
  px: 2,
  py: 1,
  bgcolor: 'var(--warning-soft)',
  color: 'warning.main',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
