import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { copy } from '#src/shared/copy.ts';

export function Loading() {
  return (
    <Stack role="status" aria-label={copy.loading} spacing={2} sx={{ p: { xs: 2, md: 4 } }}>
      <Skeleton variant="text" width="40%" height={48} />
      <Skeleton variant="rounded" height={120} />
      <Skeleton variant="rounded" height={240} />
    </Stack>
  );
}
