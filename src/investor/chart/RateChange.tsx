import Box from '@mui/material/Box';
import { copy } from './copy.ts';
import { changeOf, type Range, type Summary } from './summary.ts';

/** How much the rate changed. The only rate of the page is that beside the balance. */
export function RateChange({ summary, range }: { summary: Summary; range: Range }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
      <Box component="span" sx={{ fontSize: '1.25rem', lineHeight: '28px', fontWeight: 600 }}>
        {changeOf(summary)}
      </Box>
      <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {copy.within(range)}
      </Box>
    </Box>
  );
}
