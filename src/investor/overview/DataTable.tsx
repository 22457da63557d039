import Box from '@mui/material/Box';
import { FoldSummary } from '#src/investor/fold/FoldSummary.tsx';
import { type Values, ValueTable } from '#src/shared/table/ValueTable.tsx';

/** The figures of a chart as a table that is folded at first: all cells but the first of a row. */
export const DataTable = ({ summary, ...values }: Values & { summary: string }) => (
  <Box component="details" sx={{ fontSize: '0.75rem' }}>
    <FoldSummary>{summary}</FoldSummary>
    <Box
      sx={{ maxHeight: 240, overflow: 'auto' }}
      tabIndex={0}
      role="group"
      aria-label={values.name}
    >
      <ValueTable {...values} sx={styles} />
    </Box>
  </Box>
);

const styles = {
  width: '100%',
  borderCollapse: 'collapse',
  whiteSpace: 'nowrap',
  '& th, & td': { py: 0.5, pr: 1, textAlign: 'right' },
  '& th:first-of-type, & td:first-of-type': { textAlign: 'left' },
  '& th': { fontWeight: 500, color: 'text.secondary' },
  '& td': { borderTop: 1, borderColor: 'divider' },
} as const;
