import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { copy } from '#src/shared/copy.ts';

const rows = Array.from({ length: 16 }, (_, index) => index);

/** Rows in their final size while the list is read. */
export const LoadingRows = ({ height = 36 }: { height?: number }) => (
  <Box role="status" aria-label={copy.loading} sx={{ borderTop: 1, borderColor: 'divider' }}>
    {height === 36 && (
      <Box
        sx={{ height: 30, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.default' }}
      />
    )}
    {rows.map((row) => (
      <Box
        key={row}
        sx={{
          height,
          display: 'flex',
          alignItems: 'center',
          px: 'var(--inset)',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Skeleton width={`${88 - (row % 4) * 6}%`} height={12} variant="rounded" />
      </Box>
    ))}
  </Box>
);
