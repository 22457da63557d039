import { styled } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';

/** Numbers its headings, and each paragraph within: 5, 5.1, 5.2. */
export const Clauses = styled('div')(({ theme }) => ({
  counterReset: 'clause',
  '& + h2': { marginTop: '2em !important' },
  '& h2': { counterIncrement: 'clause', counterReset: 'point' },
  '& h2:first-of-type': { marginTop: 0 },
  '& h2::before': { content: 'counter(clause) ". "' },
  '& > p, & > section > p': {
    position: 'relative',
    counterIncrement: 'point',
    paddingInlineStart: '3em',
    '&::before': {
      content: 'counter(clause) "." counter(point)',
      position: 'absolute',
      insetInlineStart: 0,
      color: palette(theme).text.secondary,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  '& ul': { marginInlineStart: '3em' },
}));
