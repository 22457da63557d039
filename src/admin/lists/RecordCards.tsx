import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { RecordsIterator, useListContext } from 'react-admin';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { EmptyRows } from './EmptyRows.tsx';

interface RecordCardsProps {
  none: string;
  next?: string;
  noMatch: string;
  /** One record, read from its context. */
  children: ReactNode;
}

/** The rows of a list one below the other, for narrow screens. */
export function RecordCards({ children, ...words }: RecordCardsProps) {
  const { data, isPending } = useListContext();
  if (isPending) return <Loading />;
  if (!data || data.length === 0) return <EmptyRows {...words} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      <RecordsIterator
        render={() => (
          <Box
            component="li"
            sx={{ p: 2, borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 } }}
          >
            {children}
          </Box>
        )}
      />
    </Box>
  );
}
