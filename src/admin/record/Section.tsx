import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { widths } from './widths.ts';

interface SectionProps {
  /** The heading, which is also the accessible name. */
  title?: string;
  /** The accessible name of a section without a heading. */
  name?: string;
  /** Beside the heading. */
  beside?: ReactNode;
  children: ReactNode;
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  minHeight: 20,
  '& > *': { whiteSpace: 'nowrap' },
} as const;

/** A part of the facts of a record; lines divide it from the others. */
export function Section({ title, name = title, beside, children }: SectionProps) {
  return (
    <Box
      component="section"
      aria-label={name}
      sx={{
        px: { xs: 2, tablet: 2.5 },
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        [widths.wide]: { py: 1.75 },
      }}
    >
      {title && (
        <Box sx={head}>
          <Box
            component="h2"
            sx={{
              m: 0,
              fontSize: '0.8125rem',
              lineHeight: 18 / 13,
              fontWeight: 600,
              whiteSpace: 'nowrap',
            }}
          >
            {title}
          </Box>
          {beside}
        </Box>
      )}
      {children}
    </Box>
  );
}
