import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** A table of values: what charts and records show as rows. */
export interface Values {
  /** The name of the table. */
  name: string;
  head: readonly string[];
  /** The key of each row, then a cell for each column of the head. */
  rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
}

interface ValueTableProps extends Values {
  /** Attributes of the head and the cells of a column. */
  ofColumn?: (at: number) => { className?: string | undefined; 'data-label'?: string | undefined };
  sx: SxProps;
}

/** The markup of a table of values; `sx` gives its look. */
export const ValueTable = ({ name, head, rows, ofColumn, sx }: ValueTableProps) => (
  <Box component="table" aria-label={name} sx={sx}>
    <thead>
      <tr>
        {head.map((label, at) => (
          <th key={label} scope="col" className={ofColumn?.(at).className}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([key, ...cells]) => (
        <tr key={key}>
          {cells.map((cell, at) => (
            <td key={head[at]} {...ofColumn?.(at)}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Box>
);
