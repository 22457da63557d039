import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ListBase, type ListBaseProps, useListContext } from 'react-admin';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';
import { ListError } from './ListError.tsx';
import { ListPagination } from './ListPagination.tsx';
import { ListToolbar, type ListToolbarProps } from './ListToolbar.tsx';

interface ListFrameProps extends Pick<ListBaseProps, 'sort' | 'queryOptions'>, ListToolbarProps {
  title: string;
  /** A short note beside the title. */
  hint?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Invisible, inside the list's context. */
  aside?: ReactNode;
  children: ReactNode;
}

// The body's `overflow-wrap: anywhere` would break words and amounts of a table.
const rows = {
  overflowX: 'auto',
  '& .MuiTableCell-root': { px: { xs: 1, xl: 1.5 }, overflowWrap: 'normal' },
  '& .MuiTableCell-alignRight, & .MuiTableCell-head, & .MuiButton-root': { whiteSpace: 'nowrap' },
} as const;

/** A paged list of the current resource: title, filters, rows, pages. */
export function ListFrame({ title, hint, actions, aside, children, ...list }: ListFrameProps) {
  const { sort, queryOptions, ...toolbar } = list;
  return (
    <Stack spacing={2}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}
      >
        <PageTitle>{title}</PageTitle>
        {hint && (
          <Typography role="status" variant="body2" color="text.secondary">
            {hint}
          </Typography>
        )}
        <Stack direction="row" spacing={1} sx={{ ml: 'auto' }}>
          {actions}
        </Stack>
      </Stack>
      <ListBase
        // The guard around the area has checked the session.
        disableAuthentication
        exporter={false}
        perPage={25}
        {...(sort && { sort })}
        {...(queryOptions && { queryOptions })}
      >
        <ListToolbar {...toolbar} />
        <Card sx={rows}>
          <Rows>{children}</Rows>
        </Card>
        <ListPagination of={title} />
        {aside}
      </ListBase>
    </Stack>
  );
}

function Rows({ children }: { children: ReactNode }) {
  const { error } = useListContext();
  return error ? <ListError /> : children;
}
