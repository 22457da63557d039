import { styled } from '@mui/material/styles';
import { palette } from './palette.ts';

/** A list of equal cards that takes as many columns as fit. */
export const CardGrid = styled('ul')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 258px), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** One card: a heading, some text and where it leads. */
export const Card = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 26,
  borderRadius: 16,
  border: `1px solid ${palette(theme).divider}`,
  background: palette(theme).background.paper,
  '[data-tone="raised"] &': { background: palette(theme).background.default },
  '& > svg': { color: palette(theme).primary.main },
  '& h3': { margin: 0, fontSize: '1.15rem', fontWeight: 650, letterSpacing: '-0.01em' },
  '& p': { margin: 0, flexGrow: 1, color: palette(theme).text.secondary },
  '& a': {
    alignSelf: 'flex-start',
    paddingBlock: 6,
    color: palette(theme).primary.main,
    fontWeight: 600,
    textUnderlineOffset: 4,
  },
}));
