import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { copy } from '#src/admin/copy.ts';

/** Dims the rows while others are read, under a line of 2 px. */
export function ListProgress({ children }: { children: ReactNode }) {
  const { isFetching, isPending, isPlaceholderData } = useListContext();
  const isReading = isFetching && !isPending;
  return (
    <Box sx={{ position: 'relative' }} aria-busy={isReading || isPending}>
      {isReading && (
        <LinearProgress
          aria-label={copy.list.progress}
          sx={{ position: 'sticky', top: 'var(--head)', height: 2, mb: '-2px', zIndex: 3 }}
        />
      )}
      <Box sx={isReading && isPlaceholderData ? { opacity: 0.5 } : {}}>{children}</Box>
    </Box>
  );
}
