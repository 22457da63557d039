import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ListBase, type ListBaseProps, useListContext, useStore } from 'react-admin';
import { perPageDefault, perPageKey } from '#src/admin/paging/perPage.ts';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { ListError } from './ListError.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListHead } from './ListHead.tsx';
import { ListKeys } from './ListKeys.tsx';
import { ListProgress } from './ListProgress.tsx';
import type { ListHeadProps } from './listHeadProps.ts';
import { type PreviewState, usePreview } from './usePreview.ts';

interface ListFrameProps
  extends Pick<ListBaseProps, 'sort' | 'queryOptions' | 'filterDefaultValues'>,
    ListHeadProps {
  /** Invisible, inside the list's context. */
  aside?: ReactNode;
  /** Preview of the row under the cursor, beside the list or in a drawer. */
  preview?: (state: PreviewState) => ReactNode;
  isSelectable?: boolean;
  /** Keys that the foot names; it has none without. */
  legend?: ReactNode;
  children: ReactNode;
}

const frame = {
  m: 'calc(-1 * var(--inset))',
  flexGrow: 1,
  bgcolor: 'background.paper',
  display: 'flex',
  flexDirection: 'column',
} as const;

/** A paged list of the current resource from edge to edge: views, filters, rows, pages. */
export function ListFrame(props: ListFrameProps) {
  const { aside, preview, isSelectable = false, legend, children, ...rest } = props;
  const { sort, queryOptions, filterDefaultValues, ...head } = rest;
  const [perPage] = useStore(perPageKey, perPageDefault);
  const previewing = usePreview(preview !== undefined);
  const narrow = useNarrow();
  return (
    <ListBase
      // The guard around the area has checked the session.
      disableAuthentication
      exporter={false}
      perPage={perPage}
      {...(sort && { sort })}
      queryOptions={{ onError: shownInPlace, ...queryOptions }}
      {...(filterDefaultValues && { filterDefaultValues })}
    >
      <Box sx={frame} data-edges="">
        <ListHead {...head} />
        <Box sx={{ ...rows, ...(preview && previewing.isBeside && split) }}>
          <ListProgress>
            <Rows>{children}</Rows>
          </ListProgress>
          {preview?.(previewing)}
        </Box>
        <ListFoot title={head.title} legend={narrow ? undefined : legend} />
      </Box>
      <ListKeys isSelectable={isSelectable} onPreview={preview ? previewing.toggle : undefined} />
      {aside}
    </ListBase>
  );
}

// By default react-admin shows a toast too.
const shownInPlace = () => undefined;

// In a narrower window the preview shows what the table then leaves out.
const split = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 560px',
  '@media (max-width: 1599.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 448px',
    '& .from-desk, & .in-preview': { display: 'none' },
  },
} as const;

const rows = {
  minWidth: 0,
  // The keys mean the first row until another one is chosen.
  '& tbody:not(:has([data-cursor])) > tr:first-of-type > td': { bgcolor: 'var(--cursor)' },
} as const;

function Rows({ children }: { children: ReactNode }) {
  const { error } = useListContext();
  return error ? <ListError /> : children;
}
