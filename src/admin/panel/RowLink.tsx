import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface RowLinkProps {
  to: string;
  children: ReactNode;
}

/** The link of a row to its page, as tall as a finger where one presses it. */
export const RowLink = ({ to, children }: RowLinkProps) => (
  <Link component={RouterLink} to={to} sx={tall}>
    {children}
  </Link>
);

const tall = { '@media (pointer: coarse)': { display: 'inline-block', py: 1.5 } } as const;
