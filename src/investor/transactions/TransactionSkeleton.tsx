import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { copy } from '#src/shared/copy.ts';

/** Grey rows of the final height while a list loads. */
export function TransactionSkeleton({ rows = 10 }: { rows?: number }) {
  const lines = Array.from({ length: rows }, (_, line) => line);
  return (
    <Box role="status" aria-label={copy.loading}>
      {lines.map((line) => (
        <Box
          key={line}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            height: { xs: 64, wide: 48 },
            px: { xs: 2, tablet: 3 },
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Skeleton variant="circular" width={24} height={24} />
          <Skeleton width="30%" />
          <Skeleton width={80} sx={{ ml: 'auto' }} />
        </Box>
      ))}
    </Box>
  );
}
