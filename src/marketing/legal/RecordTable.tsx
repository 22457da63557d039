import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette } from '#src/marketing/ui/palette.ts';

// On phones each row becomes a block, so that the table does not scroll sideways.
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  margin: '0 0 1.5em',
  borderCollapse: 'collapse',
  ...theme.typography.body2,
  '& caption': { textAlign: 'start', paddingBottom: 8, color: palette(theme).text.secondary },
  '& th, & td': {
    padding: '10px 16px 10px 0',
    borderBottom: `1px solid ${palette(theme).divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
    color: palette(theme).text.secondary,
  },
  '& tbody th': { width: '44%', fontWeight: 400, color: palette(theme).text.primary },
  [theme.breakpoints.down('sm')]: {
    '& thead': { display: 'none' },
    '& tr, & tbody th, & td': { display: 'block', width: 'auto', borderBottom: 0, padding: 0 },
    '& tr': { paddingBlock: 10, borderBottom: `1px solid ${palette(theme).divider}` },
    '& td::before': { content: 'attr(data-label) ": "' },
  },
}));

interface RecordRow {
  what: string;
  why: string;
  kept: ReactNode;
}

export function RecordTable({ caption, rows }: { caption: string; rows: readonly RecordRow[] }) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Why we may</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, why, kept }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td data-label="Why we may">{why}</td>
            <td data-label="How long">{kept}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
