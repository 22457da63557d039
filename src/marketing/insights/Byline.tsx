import { styled } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';
import { readingsBy } from './readings.ts';

const Line = styled('small')(({ theme }) => ({
  display: 'block',
  marginTop: 16,
  fontSize: '0.875rem',
  color: palette(theme).text.secondary,
}));

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function Byline({ date }: { date: string }) {
  return (
    <Line>
      {readingsBy}, <Day date={date} />
    </Line>
  );
}

export const Day = ({ date }: { date: string }) => (
  <time dateTime={date}>{days.format(new Date(date))}</time>
);
