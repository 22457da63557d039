import { styled } from '@mui/material/styles';
import { Day } from '#src/marketing/ui/Day.tsx';
import { palette } from '#src/marketing/ui/palette.ts';
import { readingsBy } from './readings.ts';

const Line = styled('small')(({ theme }) => ({
  display: 'block',
  marginTop: 16,
  fontSize: '0.875rem',
  color: palette(theme).text.secondary,
}));

export function Byline({ date }: { date: string }) {
  return (
    <Line>
      {readingsBy}, <Day date={date} />
    </Line>
  );
}
