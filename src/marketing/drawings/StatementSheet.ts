import { styled } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';
import { exampleMark } from './exampleMark.ts';

/** The sheet of the example, with its head, table and foot. */
export const StatementSheet = styled('div')(({ theme }) => ({
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: palette(theme).text.secondary,
  '& > div': { display: 'flex', justifyContent: 'space-between', padding: '18px 24px 14px' },
  '& strong': {
    display: 'block',
    fontSize: '2.5rem',
    lineHeight: '44px',
    fontWeight: 600,
    letterSpacing: '-0.025em',
    color: palette(theme).text.primary,
  },
  '& mark': {
    alignSelf: 'flex-start',
    ...exampleMark(theme),
  },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '&[data-short]': { paddingBottom: 12 },
  '& > p': {
    margin: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 6,
    padding: '18px 24px',
    fontSize: '0.8125rem',
    fontWeight: 500,
    color: palette(theme).success.main,
  },
  '& tr > *': {
    height: 42,
    padding: '0 0 0 24px',
    borderTop: `1px solid ${palette(theme).divider}`,
    textAlign: 'start',
    fontWeight: 400,
    whiteSpace: 'nowrap',
  },
  '& th': { height: 32, fontSize: '0.75rem' },
  '& td:nth-of-type(2)': { color: palette(theme).text.primary },
  '& td:nth-of-type(3)': { fontWeight: 550, color: palette(theme).text.primary },
  '& tr > :nth-child(n + 3)': { paddingInlineStart: 8, textAlign: 'end' },
  '& tr > :last-child': { paddingInlineEnd: 24 },
  // The double rule of a sum.
  '& tr:last-of-type td:last-child span': {
    paddingBottom: 3,
    borderBottom: '3px double',
    fontWeight: 600,
    color: palette(theme).text.primary,
  },
  // Phones, and half of a tablet.
  [`${theme.breakpoints.down('sm')}, (min-width: ${theme.breakpoints.values.md}px) and (max-width: 1023.95px)`]:
    {
      fontSize: '0.8125rem',
      '& > div': { padding: '14px 16px 10px' },
      '& > p': { padding: '12px 16px' },
      '& tr > *': { paddingInlineStart: 8 },
      '& tr > :first-child': { paddingInlineStart: 16 },
      '& tr > :last-child': { paddingInlineEnd: 16 },
    },
  // Without the dates it fits the smallest phones.
  '@media (max-width: 389.95px)': {
    '& table': { fontSize: '0.75rem' },
    '& tr > :first-child': { display: 'none' },
    '& tr > :nth-child(2)': { paddingInlineStart: 16 },
    '& strong': { fontSize: '2rem', lineHeight: '36px' },
  },
}));
