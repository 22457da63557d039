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

/** First, previous and next of a list; absent while everything fits on one page. */
export function PageButtons({ page, cursors, pageSize }: PageButtonsProps) {
  const { data, total, totalCapped, nextCursor } = page;
  if (cursors.depth === 0 && !nextCursor) return null;
  const words = copy.paging;
  const from = cursors.depth * pageSize + 1;
  const onFirst = cursors.depth === 0;
  return (
    <Stack
      component="nav"
      aria-label={words.label}
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
        {words.count(from, from + data.length - 1, `${total}${totalCapped ? '+' : ''}`)}
      </Typography>
      <Button disabled={onFirst} onClick={cursors.first}>
        {words.first}
      </Button>
      <Button disabled={onFirst} onClick={cursors.previous}>
        {words.previous}
      </Button>
      <Button disabled={!nextCursor} onClick={() => nextCursor && cursors.next(nextCursor)}>
        {words.next}
      </Button>
    </Stack>
  );
}
