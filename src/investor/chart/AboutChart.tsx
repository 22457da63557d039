import Box from '@mui/material/Box';
import { FoldSummary } from '#src/investor/fold/FoldSummary.tsx';
import { date } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';
import { monthEnds, type Summary, usd } from './summary.ts';
import type { Close } from './usePriceHistory.ts';

interface AboutChartProps {
  summary: Summary;
  closes: readonly Close[];
}

/** The sources of the chart, and its text alternative: the last recorded day of each month. */
export function AboutChart({ summary: { first, sources }, closes }: AboutChartProps) {
  return (
    <Box component="details" sx={{ fontSize: '0.75rem' }}>
      <FoldSummary>{copy.about}</FoldSummary>
      <div>
        {copy.recordedSince(date(first.date))} {copy.sources(sources.join(', '))}
      </div>
      <Box component="table" aria-label={copy.tableName} sx={styles}>
        <thead>
          <tr>
            <th scope="col">{copy.day}</th>
            <th scope="col">{copy.close}</th>
            <th scope="col">{copy.source}</th>
          </tr>
        </thead>
        <tbody>
          {monthEnds(closes).map((close) => (
            <tr key={close.date}>
              <td>{date(close.date)}</td>
              <td>{usd(close)}</td>
              <td>{close.source}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const styles = {
  borderCollapse: 'collapse',
  mt: 1,
  whiteSpace: 'nowrap',
  '& th, & td': { textAlign: 'left', py: 0.5, pr: 2 },
  '& th': { color: 'text.secondary', fontWeight: 600 },
  '& td:nth-of-type(2), & th:nth-of-type(2)': { textAlign: 'right' },
  '& td': { borderTop: 1, borderColor: 'divider', fontVariantNumeric: 'tabular-nums' },
} as const;
