import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Tone = 'soft' | 'good' | 'warn' | 'bad';

/** A figure with its name, a note and the list behind it. */
export interface Tile {
  name: string;
  value: ReactNode;
  note: string;
  tone?: Tone;
  to: string;
}

/** A figure as a link to its list. */
export const FigureTile = ({ tile: { name, value, note, tone = 'soft', to } }: { tile: Tile }) => (
  <Box component={Link} to={to} sx={frame}>
    <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
      {name}
    </Box>
    <Box component="span" sx={figure}>
      {value}
    </Box>
    <Box component="span" data-note="" sx={{ ...small, color: colors[tone] }}>
      {note}
    </Box>
  </Box>
);

const colors: Record<Tone, string> = {
  soft: 'text.secondary',
  good: 'success.main',
  warn: 'warning.main',
  bad: 'error.main',
};

const frame = {
  display: 'grid',
  px: 2,
  py: { xs: 0.75, xl: 1.25 },
  lineHeight: '16px',
  color: 'inherit',
  textDecoration: 'none',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > [data-note]': { whiteSpace: { xs: 'normal', sm: 'nowrap' } },
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -2 },
} as const;

const figure = {
  fontSize: { xs: '1rem', xl: '1.25rem' },
  lineHeight: { xs: '20px', xl: '26px' },
  fontWeight: 600,
  letterSpacing: '-0.015em',
  fontVariantNumeric: 'tabular-nums',
} as const;

const small = { fontSize: '0.75rem' } as const;
