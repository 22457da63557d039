import Box from '@mui/material/Box';
import { type Values, ValueTable } from '#src/shared/table/ValueTable.tsx';

/** The figures of a picture: all cells but the first of a row. */
export const FigureTable = (figures: Values) => (
  // The rows scroll inside the card, also by keys.
  <Box tabIndex={0} role="group" aria-label={figures.name} sx={frame}>
    <ValueTable {...figures} sx={table} />
  </Box>
);

const frame = {
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  borderTop: 1,
  borderColor: 'divider',
  '&:focus-visible': { outlineOffset: -2 },
} as const;

const table = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  whiteSpace: 'nowrap',
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { height: 28, px: 1, textAlign: 'right' },
  '& th:first-of-type, & td:first-of-type': { textAlign: 'left', pl: 2 },
  '& th:last-of-type, & td:last-of-type': { pr: 2 },
  '& th': {
    position: 'sticky',
    top: 0,
    bgcolor: 'background.paper',
    fontWeight: 500,
    color: 'text.secondary',
  },
  '& td': { borderTop: '1px solid var(--mui-palette-divider)' },
} as const;
