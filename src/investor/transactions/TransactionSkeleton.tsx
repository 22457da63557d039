import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { copy } from '#src/shared/copy.ts';

const rows = ['first', 'second', 'third', 'fourth'];

export function TransactionSkeleton() {
  return (
    <Stack role="status" aria-label={copy.loading} spacing={1} sx={{ p: 2 }}>
      {rows.map((row) => (
        <Skeleton key={row} variant="rounded" height={44} />
      ))}
    </Stack>
  );
}
