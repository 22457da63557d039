import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { date } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';
import { changeOf, type Range, type Summary, usd } from './summary.ts';

/** The last rate, and how much it changed within the range. */
export function LastClose({ summary, range }: { summary: Summary; range: Range }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
      <Box component="span" sx={{ fontSize: '1.25rem', lineHeight: '28px', fontWeight: 600 }}>
        ${usd(summary.last)}
      </Box>
      <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {copy.change(changeOf(summary), range)}
      </Box>
    </Box>
  );
}

/** Kind, source and age of the figures. */
export function ChartFacts({ summary: { first, last, sources } }: { summary: Summary }) {
  return (
    <Typography variant="caption" color="text.secondary">
      <Box component="span" sx={{ color: 'text.primary' }}>
        {copy.market}
      </Box>{' '}
      {copy.recordedSince(date(first.date))} {copy.sources(sources.join(', '))}{' '}
      {copy.updated(date(last.date))}
    </Typography>
  );
}
