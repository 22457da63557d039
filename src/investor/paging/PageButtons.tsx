import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ListPage } from '#src/shared/api/sendList.ts';
import { copy } from '../copy.ts';
import type { Cursors } from './useCursors.ts';

interface PageButtonsProps {
  page: ListPage<unknown>;
  cursors: Cursors;
  pageSize: number;
}

export function PageButtons({ page, cursors, pageSize }: PageButtonsProps) {
  const { data, total, totalCapped, nextCursor } = page;
  if (cursors.depth === 0 && !nextCursor) return null;
  const from = cursors.depth * pageSize + 1;
  const isFirst = cursors.depth === 0;
  return (
    <Stack
      component="nav"
      aria-label={copy.paging.label}
      direction="row"
      sx={{
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: { xs: 0, sm: 1 },
        px: { xs: 1, sm: 2 },
        py: 1.5,
      }}
    >
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ mr: 'auto', px: { xs: 1, sm: 0 } }}
        aria-live="polite"
      >
        {copy.paging.count(from, from + data.length - 1, `${total}${totalCapped ? '+' : ''}`)}
      </Typography>
      <Button disabled={isFirst} onClick={cursors.first}>
        {copy.paging.first}
      </Button>
      <Button disabled={isFirst} onClick={cursors.previous}>
        {copy.paging.previous}
      </Button>
      <Button disabled={!nextCursor} onClick={() => nextCursor && cursors.next(nextCursor)}>
        {copy.paging.next}
      </Button>
    </Stack>
  );
}
