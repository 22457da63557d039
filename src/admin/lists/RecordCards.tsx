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

// One-pixel lines between the cards: each card draws its outline into the gap.
const cards = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: '1px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
} as const;

/** The rows of a list as cards, for narrow windows. */
export function RecordCards({ children, ...texts }: RecordCardsProps) {
  const { data, isPending } = useListContext();
  if (isPending) return <Loading />;
  if (!data || data.length === 0) return <EmptyRows {...texts} />;
  return (
    <Box component="ul" sx={cards}>
      <RecordsIterator
        render={() => (
          <Box
            component="li"
            sx={{ p: 2, minWidth: 0, boxShadow: '0 0 0 1px var(--mui-palette-divider)' }}
          >
            {children}
          </Box>
        )}
      />
    </Box>
  );
}
