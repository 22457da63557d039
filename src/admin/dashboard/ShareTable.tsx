import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ShareBar, type SharePart } from '#src/admin/charts/ShareBar.tsx';
import { readOnly } from '#src/admin/shell/readOnly.ts';
import { shareTableStyle } from './shareTableStyle.ts';

interface Row {
  key: string;
  name: ReactNode;
  /** Parts of the bar with their colours. */
  parts: readonly SharePart[];
  cells: readonly ReactNode[];
}

interface ShareTableProps {
  label: string;
  head: readonly [name: string, share: string, ...figures: string[]];
  rows: readonly Row[];
  /** The width of the names. */
  nameWidth: string;
}

/** Figures of people or reasons, each with a bar as long as its share of the highest. */
export function ShareTable({ label, head, rows, nameWidth }: ShareTableProps) {
  const [name, share, ...figures] = head;
  const total = ({ parts }: Row) => parts.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...rows.map(total));
  return (
    // Many rows scroll inside the card, also by keys.
    <Box sx={frame}>
      <Box sx={rowsFrame} tabIndex={0} role="group" aria-label={label}>
        <Box component="table" aria-label={label} sx={shareTableStyle}>
          <colgroup>
            <col style={{ width: nameWidth }} />
            <Box component="col" sx={wide} />
            {figures.map((figure, at) => (
              <col key={figure} style={{ width: at === figures.length - 1 ? 100 : 84 }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              <Box component="th" scope="col" sx={wide}>
                <Box component="span" sx={readOnly}>
                  {share}
                </Box>
              </Box>
              {figures.map((figure) => (
                <th key={figure} scope="col">
                  {figure}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <td>{row.name}</td>
                <Box component="td" sx={wide}>
                  <ShareBar parts={row.parts} most={most} />
                </Box>
                {row.cells.map((cell, at) => (
                  <td key={figures[at]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}

const frame = { position: 'relative', flexGrow: 1 } as const;

const rowsFrame = {
  '&:focus-visible': { outlineOffset: -2 },
  '@media (min-width: 1200px)': { position: 'absolute', inset: 0, overflow: 'auto' },
} as const;

/** A phone leaves out the bars. */
const wide = { '@media (max-width: 599.95px)': { display: 'none' } } as const;
