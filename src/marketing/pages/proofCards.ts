import { styled } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';

const mono = "'Geist Mono Variable', ui-monospace, monospace";

/** Cards of the page, with the places that its script fills. */
export const ProofCards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  paddingBlock: 'clamp(32px, 4vw, 48px) clamp(56px, 7vw, 96px)',
  '& h2': { margin: 0, ...theme.typography.h3, fontSize: '1.25rem' },
  '& p': { margin: '4px 0 0', color: palette(theme).text.secondary, textWrap: 'pretty' },
  '& a': { color: palette(theme).primary.main, textUnderlineOffset: 3 },
  '& a[data-kind], & button': { marginTop: 12 },
  '& button': { fontFamily: 'inherit' },
  '& textarea': {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 132,
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
    marginTop: 4,
    padding: '14px',
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
  '& pre': {
    margin: '12px 0 0',
    padding: '10px 14px',
    borderRadius: 8,
    background: palette(theme).background.default,
    font: `13px/22px ${mono}`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& dl': { margin: '12px 0 0' },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    paddingBlock: 10,
    fontSize: '0.875rem',
    lineHeight: '20px',
  },
  '& dl > div + div': { borderTop: `1px solid ${palette(theme).divider}` },
  '& dt': { flex: 'none', color: palette(theme).text.secondary },
  '& dd': { margin: 0, fontWeight: 500, textAlign: 'end', overflowWrap: 'anywhere' },
  '& dd[data-fact="key"], & dd[data-fact="root"], & dd[data-owed-fact="sum-root"]': {
    fontFamily: mono,
    fontSize: 13,
  },
  '& [data-holders] ul': { margin: '8px 0 0', paddingInlineStart: 20 },
  '& [hidden]': { display: 'none' },
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

/** The form at the left and its result beside it. */
export const Halves = styled(Card)(({ theme }) => ({
  padding: 0,
  overflow: 'hidden',
  '& > div': { padding: '20px 16px' },
  '& > div + div': { borderTop: `1px solid ${palette(theme).divider}` },
  [theme.breakpoints.up('md')]: {
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div': { padding: '24px 32px 28px' },
    '& > div + div': { borderTop: 0, borderInlineStart: `1px solid ${palette(theme).divider}` },
  },
  '& [data-result] h3': { margin: 0, fontSize: '1.25rem', lineHeight: '26px', fontWeight: 600 },
  '& [data-result] ul': { margin: '12px 0 0', padding: 0, listStyle: 'none' },
  '& [data-result] li': {
    position: 'relative',
    margin: '8px 0 0',
    paddingInlineStart: 26,
    fontSize: '0.875rem',
    lineHeight: '20px',
    overflowWrap: 'anywhere',
  },
  '& [data-result] li::before': { position: 'absolute', insetInlineStart: 0, content: '"✓"' },
  '& [data-result] li::before, & [data-state="good"] h3': { color: palette(theme).success.main },
  '& [data-state="bad"] h3': { color: palette(theme).error.main },
  '& [data-state="bad"] li::before': { content: '"–"', color: palette(theme).error.main },
}));

/** The claims that are proved and those that are not, in two lists of one width. */
export const Says = styled(Grid)(({ theme }) => ({
  gap: '32px 48px',
  marginTop: 24,
  '& ul': { margin: '8px 0 0', padding: 0, listStyle: 'none' },
  '& li': {
    position: 'relative',
    padding: '12px 0 12px 38px',
    borderTop: `1px solid ${palette(theme).divider}`,
    fontSize: '0.875rem',
    lineHeight: '20px',
  },
  '& li::before': {
    position: 'absolute',
    insetInlineStart: 0,
    top: 10,
    boxSizing: 'border-box',
    width: 24,
    height: 24,
    borderRadius: 12,
    textAlign: 'center',
    lineHeight: '24px',
    content: '"✓"',
    color: palette(theme).background.paper,
    background: palette(theme).success.main,
  },
  '& [data-not] li::before': {
    content: '""',
    background: 'none',
    border: `2px dashed ${palette(theme).text.secondary}`,
  },
}));
