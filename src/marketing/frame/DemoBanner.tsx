import { styled } from '@mui/material/styles';
import { demoOnly } from '#contract/holes.ts';
import { copy } from '#src/shared/copy.ts';
import { palette } from './palette.ts';

const Banner = styled('aside')(({ theme }) => ({
  padding: '8px 16px',
  textAlign: 'center',
  ...theme.typography.body2,
  fontWeight: 600,
  color: palette(theme).warning.contrastText,
  background: palette(theme).warning.main,
  '&:empty': { display: 'none' },
}));

/** Says that no real money is handled; the server empties it in production mode. */
export function DemoBanner() {
  return <Banner aria-label="Demo">{demoOnly(copy.demo)}</Banner>;
}
