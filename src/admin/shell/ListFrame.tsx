import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactElement, ReactNode } from 'react';
import { List, type ListProps, SortButton } from 'react-admin';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';
import { ListFailure } from './ListFailure.tsx';
import { ListPagination } from './ListPagination.tsx';
import { useNarrow } from './useNarrow.ts';

interface ListFrameProps extends Pick<ListProps, 'sort' | 'queryOptions' | 'aside'> {
  title: string;
  filters: ReactElement[];
  /** Fields that cards can be sorted by; a table sorts by its heads. */
  sorts: string[];
  /** A quiet line beside the title. */
  hint?: ReactNode;
  children: ReactNode;
}

const frame = {
  '& .RaList-main': { minWidth: 0, gap: 2 },
  '& .RaList-content': { overflow: 'hidden' },
  '& .RaList-actions': {
    bgcolor: 'transparent',
    flexDirection: 'row',
    gap: 1,
    alignItems: 'center',
    '& > span:empty': { display: 'none' },
  },
  '& form': { flexGrow: 1, flexWrap: 'nowrap', gap: 1, p: 0, minHeight: 0, maxWidth: '100%' },
  '& .MuiTableCell-root': { px: 1.5 },
} as const;

/** A paged list of the current resource as every tab shows it: title, filters, rows, pages. */
export function ListFrame({ title, filters, sorts, hint, children, ...list }: ListFrameProps) {
  const narrow = useNarrow();
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'baseline', flexWrap: 'wrap' }}>
        <PageTitle>{title}</PageTitle>
        {hint && (
          <Typography role="status" variant="body2" color="text.secondary">
            {hint}
          </Typography>
        )}
      </Stack>
      <List
        {...list}
        // The guard around the area has asked the server already.
        disableAuthentication
        title={false}
        actions={narrow ? <SortButton fields={sorts} /> : false}
        exporter={false}
        empty={false}
        perPage={25}
        filters={filters}
        component={Card}
        error={<ListFailure />}
        pagination={<ListPagination />}
        sx={frame}
      >
        {children}
      </List>
    </Stack>
  );
}
