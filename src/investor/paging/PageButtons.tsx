import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { ListPage } from '#src/shared/api/sendList.ts';
import { copy } from './copy.ts';
import { PageSizeField } from './PageSizeField.tsx';
import type { Cursors, PageSize } from './useCursors.ts';

interface PageButtonsProps {
  page: ListPage<unknown>;
  cursors: Cursors;
  pageSize: number;
  /** Beside the count. */
  note?: ReactNode;
  /** Lets the reader choose how many rows a page has. */
  onPageSize?: (size: PageSize) => void;
}

/** The count of the rows, and the buttons to other pages. */
export function PageButtons(props: PageButtonsProps) {
  const { page, cursors, pageSize, note, onPageSize } = props;
  const { data, total, totalCapped, nextCursor } = page;
  const isFirst = cursors.depth === 0;
  const isOnly = isFirst && !nextCursor;
  if (isOnly && !onPageSize) return null;
  const from = cursors.depth * pageSize + 1;
  return (
    <Box component="nav" aria-label={copy.label} sx={styles}>
      <Box sx={{ mr: 'auto', fontSize: '0.8125rem', color: 'text.secondary' }}>
        <span aria-live="polite">
          {copy.count(from, from + data.length - 1, `${total}${totalCapped ? '+' : ''}`)}
        </span>{' '}
        <Box
          component="span"
          sx={{ display: { xs: 'block', tablet: 'inline' }, ml: { tablet: 2 } }}
        >
          {note}
        </Box>
      </Box>
      {onPageSize && <PageSizeField value={pageSize} onChange={onPageSize} />}
      {!isOnly && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="outlined" disabled={isFirst} onClick={cursors.previous}>
            {copy.previous}
          </Button>
          <Button
            variant="outlined"
            disabled={!nextCursor}
            onClick={() => nextCursor && cursors.next(nextCursor)}
          >
            {copy.next}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const styles = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 1.5,
  px: { xs: 2, lg: 3 },
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
