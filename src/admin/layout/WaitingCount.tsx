import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { copy as overviewCopy } from '#src/admin/overview/copy.ts';
import { countText } from '#src/admin/overview/useOverview.ts';

interface WaitingCountProps {
  count: number;
  sx?: SxProps<Theme>;
}

const pill = {
  minWidth: 20,
  px: 0.625,
  borderRadius: 2,
  fontSize: '0.75rem',
  lineHeight: '16px',
  fontWeight: 500,
  textAlign: 'center',
  bgcolor: 'var(--sunken)',
  color: 'text.secondary',
  '.active > &': { bgcolor: 'var(--primary-soft)', color: 'primary.main' },
} as const;

/** How many items of a screen wait; nothing if none does. */
export function WaitingCount({ count, sx = {} }: WaitingCountProps) {
  if (count === 0) return null;
  return (
    <Box
      component="span"
      title={overviewCopy.waiting(countText(count))}
      sx={[pill, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {countText(count)}
    </Box>
  );
}
