import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { copy } from '#src/shared/copy.ts';

/** Grey boxes until the content arrives. */
export const Loading = () => <Boxes padding={{ xs: 2, md: 4 }} />;

/** The same where the frame around it has the margin already. */
export const FlushLoading = () => <Boxes padding={0} />;

function Boxes({ padding }: { padding: number | { xs: number; md: number } }) {
  return (
    <Stack role="status" aria-label={copy.loading} spacing={2} sx={{ p: padding }}>
      <Skeleton variant="text" width="40%" height={48} />
      <Skeleton variant="rounded" height={120} />
      <Skeleton variant="rounded" height={240} />
    </Stack>
  );
}
