import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

interface StepLinkProps {
  to: string;
  label: string;
  isAtEnd?: boolean;
}

/** A line that leads to another step; it takes a touch on 44 pixels. */
export const StepLink = ({ to, label, isAtEnd = false }: StepLinkProps) => (
  <Link component={RouterLink} to={to} sx={isAtEnd ? atEnd : atStart}>
    {label}
  </Link>
);

const reach = {
  position: 'relative',
  '&::after': { content: '""', position: 'absolute', inset: '-12px 0' },
} as const;
const atStart = { ...reach, alignSelf: 'flex-start' } as const;
const atEnd = { ...reach, alignSelf: 'flex-end' } as const;
