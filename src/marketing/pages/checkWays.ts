import { styled } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';
import { Card, mono } from './proofCards.ts';

/** Three columns, and a strip below them. */
export const CheckWays = styled(Card)(({ theme }) => ({
  padding: 0,
  overflow: 'hidden',
  [theme.breakpoints.up('md')]: { padding: 0 },
  '& > div:first-of-type': {
    display: 'grid',
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '1.35fr 1fr 1fr' },
  },
  '& section': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    padding: '20px 16px',
    [theme.breakpoints.up('md')]: { padding: '24px 24px 28px' },
    [theme.breakpoints.up('lg')]: { padding: '24px 32px 28px' },
  },
  '& section + section': {
    borderTop: `1px solid ${palette(theme).divider}`,
    [theme.breakpoints.up('md')]: {
      borderTop: 0,
      borderInlineStart: `1px solid ${palette(theme).divider}`,
    },
  },
  '& form': { width: '100%' },
  '& textarea': {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 112,
    resize: 'vertical',
    margin: '4px 0 0',
    padding: '10px 14px',
    border: `1px solid ${palette(theme).text.secondary}`,
    borderRadius: 8,
    font: `16px/24px ${mono}`,
    color: palette(theme).text.primary,
    background: palette(theme).background.paper,
    [theme.breakpoints.up('md')]: { fontSize: 13, lineHeight: '22px' },
  },
  '& label': { display: 'block', marginTop: 12, fontSize: '0.875rem', fontWeight: 600 },
  '& input[type="file"]': {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 112,
    marginTop: 4,
    padding: '36px 14px 14px',
    border: `1px dashed ${palette(theme).text.secondary}`,
    borderRadius: 8,
    font: 'inherit',
    fontSize: '0.875rem',
  },
  '& input::file-selector-button': {
    minHeight: 36,
    marginInlineEnd: 12,
    padding: '0 14px',
    border: `1px solid ${palette(theme).text.secondary}`,
    borderRadius: 8,
    font: 'inherit',
    fontWeight: 600,
    color: palette(theme).text.primary,
    background: 'none',
  },
}));
