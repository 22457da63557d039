import { styled } from '@mui/material/styles';
import { demoOnly } from '#contract/placeholders.ts';
import { palette } from '#src/marketing/ui/palette.ts';
import { copy } from '#src/shared/copy.ts';

const Banner = styled('aside')(({ theme }) => ({
  padding: '8px 16px',
  textAlign: 'center',
  ...theme.typography.body2,
  fontWeight: 600,
  color: palette(theme).warning.contrastText,
  background: palette(theme).warning.main,
  '&:empty': { display: 'none' },
}));

/** The server empties it in production mode. */
export function DemoBanner() {
  return <Banner aria-label="Demo">{demoOnly(copy.demo)}</Banner>;
}
