import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface LegendEntry {
  name: string;
  /** A CSS colour. */
  color: string;
  value?: ReactNode;
}

/** The meaning of the colours, with totals. */
export const Legend = ({ entries }: { entries: readonly LegendEntry[] }) => (
  <Box
    sx={{
      display: 'flex',
      gap: 1.25,
      fontSize: '0.75rem',
      color: 'text.secondary',
      whiteSpace: 'nowrap',
      '& b': { color: 'text.primary', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
      // The title of the card needs the place; the table has the totals.
      '@media (max-width: 1439.95px)': { '& b': { display: 'none' } },
    }}
  >
    {entries.map(({ name, color, value }) => (
      <Box key={name} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Swatch color={color} />
        {name} {value !== undefined && <b>{value}</b>}
      </Box>
    ))}
  </Box>
);

export const Swatch = ({ color }: { color: string }) => (
  <Box
    component="span"
    aria-hidden="true"
    sx={{ width: 8, height: 8, borderRadius: '2px', flex: 'none', bgcolor: color }}
  />
);
