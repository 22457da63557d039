import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ListPagination } from './ListPagination.tsx';

interface ListFootProps {
  title: string;
  legend: ReactNode;
}

/** The foot of a list: keys and pages, always visible. */
export const ListFoot = ({ title, legend }: ListFootProps) => (
  <Box
    data-list-foot=""
    sx={{
      position: { tablet: 'sticky' },
      bottom: 0,
      zIndex: 2,
      mt: 'auto',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 2,
      minHeight: 28,
      px: 'var(--inset)',
      bgcolor: 'background.paper',
      borderTop: 1,
      borderColor: 'divider',
      fontSize: '0.75rem',
      color: 'text.secondary',
    }}
  >
    <Box sx={{ display: { xs: 'none', lg: 'flex' }, gap: 1.75, whiteSpace: 'nowrap' }}>
      {legend}
    </Box>
    <Box sx={{ ml: 'auto' }}>
      <ListPagination of={title} />
    </Box>
  </Box>
);
