import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';
import { OutsideTicker } from './OutsideTicker.tsx';
import { symbols } from './symbols.ts';

const Strip = styled('section')(({ theme }) => ({
  borderTop: `1px solid ${palette(theme).divider}`,
  background: palette(theme).background.default,
  color: palette(theme).text.primary,
  fontVariantNumeric: 'tabular-nums',
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, 1fr)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [theme.breakpoints.down('lg')]: { gridTemplateColumns: '1fr' },
  },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'baseline',
    columnGap: 12,
    padding: '16px 20px',
    [theme.breakpoints.down('lg')]: { padding: '9px 0' },
    '&:not(:first-of-type)': {
      borderInlineStart: `1px solid ${palette(theme).divider}`,
      [theme.breakpoints.down('lg')]: {
        borderInlineStart: 0,
        borderTop: `1px solid ${palette(theme).divider}`,
      },
    },
    '&:first-of-type': { paddingInlineStart: 0 },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr' },
  },
  '& b': { fontSize: '0.875rem', fontWeight: 600, gridRow: 'span 2' },
  '& data': { minHeight: '1.5em', textAlign: 'end', fontWeight: 600 },
  '& small': {
    minHeight: '1.5em',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    color: palette(theme).text.secondary,
    fontSize: '0.875rem',
  },
  [theme.breakpoints.up('lg')]: { '& data, & small': { textAlign: 'start' } },
  '& [data-state="old"] data, & [data-state="none"] data, & [data-state="unknown"] data': {
    color: palette(theme).text.secondary,
    fontWeight: 400,
  },
  '& [data-state="old"] small': { color: palette(theme).warning.main },
  '& [data-state="now"] small': { color: palette(theme).success.main },
  // With the script a price is loading: hide the text that asks for JavaScript.
  'html[data-theme] & [data-state="waiting"] small': { visibility: 'hidden' },
}));

export function Ticker() {
  return (
    <Strip data-theme="dark" aria-label="Market prices" data-ticker="">
      <Container maxWidth="lg">
        <ul>
          {symbols.map(({ name, asset }) => (
            <li key={name} data-symbol={asset} data-state={asset ? 'waiting' : 'unknown'}>
              <b>{name}</b>
              <data value="">{asset ? '…' : 'No price'}</data>
              <small>{asset ? 'needs JavaScript' : 'no source of ours'}</small>
            </li>
          ))}
        </ul>
      </Container>
      <OutsideTicker />
    </Strip>
  );
}
