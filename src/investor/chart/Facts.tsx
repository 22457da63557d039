import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { date } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';
import { type Summary, usd } from './summary.ts';

/** The last rate, and since when and from where rates were recorded (S-156). */
export function Facts({ summary, days }: { summary: Summary; days: number }) {
  const { first, last, sources } = summary;
  return (
    <Stack spacing={0.25}>
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
        {copy.last(usd(last), date(last.date))}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {copy.recordedSince(date(first.date), days)} {copy.sources(sources.join(', '))}
      </Typography>
    </Stack>
  );
}
