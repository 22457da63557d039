import { styled } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';

/** Running text whose headings are counted, large and in the colour of the house. */
export const NumberedHeadings = styled('div')(({ theme }) => ({
  counterReset: 'heading',
  '& h2': {
    counterIncrement: 'heading',
    display: 'grid',
    gridTemplateColumns: '1.6em 1fr',
    alignItems: 'baseline',
    margin: '1.4em 0 0.5em',
    paddingTop: '1em',
    borderTop: `1px solid ${palette(theme).divider}`,
  },
  '& h2:first-of-type': { marginTop: 0, paddingTop: 0, borderTop: 0 },
  '& h2::before': {
    content: 'counter(heading)',
    color: palette(theme).primary.main,
    fontSize: '1.5em',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  },
}));
