import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { RecordsIterator, useListContext, useRecordContext } from 'react-admin';
import { useFilters } from '#src/admin/filters/useFilters.ts';
import { EmptyRows, type EmptyRowsProps } from './EmptyRows.tsx';
import { hasLeft } from './hasLeft.ts';
import { LoadingRows } from './LoadingRows.tsx';
import { useOpenRecord } from './useOpenRecord.ts';

interface RecordCardsProps extends EmptyRowsProps {
  /** One record, read from its context. */
  children: ReactNode;
}

const list = { listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' } as const;

/** The rows of a list as cards, for phones. */
export function RecordCards({ children, ...texts }: RecordCardsProps) {
  const { data, isPending } = useListContext();
  if (isPending) return <LoadingRows height={64} />;
  if (!data || data.length === 0) return <EmptyRows {...texts} />;
  return (
    <Box component="ul" sx={list}>
      <RecordsIterator render={() => <Card>{children}</Card>} />
    </Box>
  );
}

function Card({ children }: { children: ReactNode }) {
  const record = useRecordContext();
  const open = useOpenRecord();
  const { values } = useFilters();
  const id = String(record?.id);
  return (
    <Box
      component="li"
      data-row={id}
      onClick={(event) => open(event, id)}
      sx={{
        minWidth: 0,
        minHeight: 64,
        px: 'var(--inset)',
        py: 1.125,
        borderBottom: 1,
        borderColor: 'divider',
        ...(hasLeft(record, values) && { bgcolor: 'background.default', color: 'var(--faint)' }),
      }}
    >
      {children}
    </Box>
  );
}
