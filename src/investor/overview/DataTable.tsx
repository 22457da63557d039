import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FoldSummary } from '#src/investor/fold/FoldSummary.tsx';

interface DataTableProps {
  summary: string;
  name: string;
  head: readonly string[];
  /** The key of each row, then its cells; all but the first are figures. */
  rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
}

/** The figures of a chart as a table that is folded at first. */
export function DataTable({ summary, name, head, rows }: DataTableProps) {
  return (
    <Box component="details" sx={{ fontSize: '0.75rem' }}>
      <FoldSummary>{summary}</FoldSummary>
      <Box sx={{ maxHeight: 240, overflow: 'auto' }} tabIndex={0} role="group" aria-label={name}>
        <Box component="table" aria-label={name} sx={styles}>
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
                {cells.map((cell, column) => (
                  <td key={head[column]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}

const styles = {
  width: '100%',
  borderCollapse: 'collapse',
  whiteSpace: 'nowrap',
  '& th, & td': { py: 0.5, pr: 1, textAlign: 'right' },
  '& th:first-of-type, & td:first-of-type': { textAlign: 'left' },
  '& th': { fontWeight: 500, color: 'text.secondary' },
  '& td': { borderTop: 1, borderColor: 'divider' },
} as const;
