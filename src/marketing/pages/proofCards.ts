import { styled } from '@mui/material/styles';
import { exampleMark } from '#src/marketing/drawings/exampleMark.ts';
import { palette } from '#src/marketing/ui/palette.ts';

/** The face of what a machine made. */
export const mono = "'Geist Mono Variable', ui-monospace, monospace";

/** Cards of the page, with the places that its script fills. */
export const ProofCards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  paddingBlock: 'clamp(24px, 3.5vw, 40px) clamp(48px, 6vw, 80px)',
  '& h2': { margin: 0, ...theme.typography.h3, fontSize: '1.25rem' },
  '& h3': { margin: '20px 0 0', fontSize: '0.875rem', lineHeight: '20px', fontWeight: 600 },
  '& mark': { ...exampleMark(theme), marginInlineStart: 8, verticalAlign: 'middle' },
  '& mark:empty': { display: 'none' },
  '& p': { margin: '4px 0 0', color: palette(theme).text.secondary, textWrap: 'pretty' },
  '& a': { color: palette(theme).primary.main, textUnderlineOffset: 3 },
  '& a[data-kind], & button': { marginTop: 12 },
  '& button': { fontFamily: 'inherit' },
  '& pre': {
    margin: '12px 0 0',
    padding: '10px 14px',
    borderRadius: 8,
    background: palette(theme).background.default,
    font: `13px/22px ${mono}`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& dl': { margin: '8px 0 0' },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    paddingBlock: 9,
    fontSize: '0.875rem',
    lineHeight: '20px',
  },
  '& dl > div + div': { borderTop: `1px solid ${palette(theme).divider}` },
  '& dt': { flexShrink: 0, maxWidth: '70%', color: palette(theme).text.secondary },
  '& dt::first-letter': { textTransform: 'uppercase' },
  '& dd': { margin: 0, fontWeight: 500, textAlign: 'end', overflowWrap: 'anywhere' },
  '& dd[data-fact="key"], & dd[data-owed-fact="sum-root"]': {
    fontFamily: mono,
    fontSize: 13,
  },
  '& [data-rules], & [data-holders], & [data-cover]': {
    fontSize: '0.875rem',
    lineHeight: '20px',
    color: palette(theme).text.secondary,
  },
  '& [data-rules] dl, & [data-holders] dl, & [data-cover] dl': { margin: '4px 0 0' },
  '& [data-rules] dd': { color: palette(theme).text.primary },
  '& [hidden]': { display: 'none' },
  // Without scripts nothing is being read.
  'html:not([data-theme]) & [data-reading]': { display: 'none' },
}));

export const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

export const Card = styled('section')(({ theme }) => ({
  padding: '20px 16px',
  borderRadius: 12,
  border: `1px solid ${palette(theme).divider}`,
  background: palette(theme).background.paper,
  minWidth: 0,
  [theme.breakpoints.up('md')]: { padding: '24px 32px 28px' },
}));

/** The sum that is owed, over the double rule of the mark. */
export const Sum = styled('strong')(({ theme }) => ({
  display: 'inline-block',
  margin: '4px 0 8px',
  paddingBottom: 4,
  borderBottom: `4px double ${palette(theme).text.primary}`,
  fontSize: 'clamp(2.25rem, 1.4rem + 3vw, 3.5rem)',
  lineHeight: 1.15,
  fontWeight: 600,
  letterSpacing: '-0.03em',
}));
