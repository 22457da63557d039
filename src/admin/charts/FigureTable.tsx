import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface Figures {
  /** The name of the table. */
  name: string;
  head: readonly string[];
  /** The key of each row, then its cells; all but the first are figures. */
  rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
}

/** The figures of a picture. */
export const FigureTable = ({ name, head, rows }: Figures) => (
  // The rows scroll inside the card, also by keys.
  <Box tabIndex={0} role="group" aria-label={name} sx={frame}>
    <Box component="table" aria-label={name} sx={table}>
      <thead>
        <tr>
          {head.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, ...cells]) => (
          <tr key={key}>
            {cells.map((cell, at) => (
              <td key={head[at]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
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
