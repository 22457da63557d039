import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface ViewTabProps {
  search: string;
  isCurrent: boolean;
  children: ReactNode;
}

/** A view of a list, as a link to its address. */
export const ViewTab = ({ search, isCurrent, children }: ViewTabProps) => (
  <Box component={Link} to={{ search }} aria-current={isCurrent ? 'page' : undefined} sx={tab}>
    {children}
  </Box>
);

const tab = {
  height: 28,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  px: 1,
  flex: 'none',
  borderRadius: '6px',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -2 },
  '@media (max-width: 759.95px)': { height: 36 },
  '& .count': {
    minWidth: 20,
    px: 0.625,
    borderRadius: 2,
    fontSize: '0.75rem',
    lineHeight: '16px',
    textAlign: 'center',
    bgcolor: 'var(--sunken)',
  },
  '& .hot': { bgcolor: 'var(--warning-soft)', color: 'warning.main' },
  '&[aria-current]': { bgcolor: 'var(--primary-soft)', color: 'primary.main' },
  '&[aria-current] .count:not(.hot)': { bgcolor: 'background.paper' },
} as const;
