import { styled } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';

/** The strip of prices; its script marks each by its state. */
export const TickerStrip = styled('section')(({ theme }) => ({
  borderBlock: `1px solid ${palette(theme).divider}`,
  background: palette(theme).background.default,
  color: palette(theme).text.primary,
  fontSize: '0.8125rem',
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // One row at every width: it scrolls sideways on narrow screens.
  '& > div > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 20,
    minHeight: 52,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  '& ul': { display: 'flex', gap: 20, margin: 0, padding: 0, listStyle: 'none' },
  [theme.breakpoints.down('lg')]: { '& > div > div, & ul': { gap: 12 } },
  '& li': { display: 'flex', gap: 6 },
  // Room for a price from the first paint.
  '& [data-symbol] > span': { minWidth: '10ch' },
  '& [data-symbol="EUR"] > span': { minWidth: '8ch' },
  '& small:empty': { display: 'none' },
  '& b': { fontWeight: 550 },
  '& li > span, & small, & p': { fontSize: 'inherit', color: palette(theme).text.secondary },
  '& li[data-state="now"] > span, & li[data-state="example"] > span': {
    color: palette(theme).text.primary,
  },
  '& [data-state="old"] small': { color: palette(theme).warning.main },
  '& [data-ticker-note]': { margin: 0 },
  '& [data-ticker-note][data-state="example"] small': {
    padding: '2px 8px',
    borderRadius: 12,
    fontSize: '0.75rem',
    color: palette(theme).warning.main,
    background: `color-mix(in srgb, ${palette(theme).warning.main} 16%, transparent)`,
  },
  // The mark stays in view when the row is wider than the screen.
  '& [data-ticker-note][data-state="example"]': {
    position: 'sticky',
    insetInlineEnd: 0,
    background: palette(theme).background.default,
    // Prices fade out before it.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: '-44px 100%',
      insetBlock: -4,
      background: `linear-gradient(90deg, transparent, ${palette(theme).background.default} 70%)`,
      pointerEvents: 'none',
    },
    [theme.breakpoints.up(1024)]: { position: 'static', '&::before': { display: 'none' } },
  },
  // Two prices and the mark fit on a phone.
  [theme.breakpoints.down(480)]: {
    fontSize: '0.75rem',
    '& > div > div, & ul': { gap: 8 },
    '& li': { gap: 4 },
    '& [data-ticker-note][data-state="example"]::before': { insetInlineStart: -28 },
    '& [data-ticker-note][data-state="example"] small': { paddingInline: 6 },
  },
  '@media print': {
    '& > div > div': { flexWrap: 'wrap', overflow: 'visible' },
    '& [data-ticker-note][data-state="example"]': { position: 'static !important' },
    '& [data-ticker-note]::before': { display: 'none' },
  },
  // With the script a price is loading: hide the texts for pages without it.
  'html[data-theme] & [data-state="waiting"]:is([data-ticker-note], li) > :is(small, span)': {
    visibility: 'hidden',
  },
}));
