import { styled } from '@mui/material/styles';
import type { Theme } from '#src/marketing/themes/theme.ts';
import { palette } from '#src/marketing/ui/palette.ts';
import { LearnMore } from './LearnMore.tsx';
import { ThemeIcon } from './ThemeIcon.tsx';

// One sheet with hairlines between its cells: the gaps show the ground behind it.
const Sheet = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  borderRadius: 20,
  border: `1px solid ${palette(theme).divider}`,
  background: palette(theme).divider,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
  '& li': {
    display: 'flex',
    flexDirection: 'column',
    gap: 10,
    padding: '28px 26px 22px',
    background: palette(theme).background.paper,
  },
  '& svg': { color: palette(theme).primary.main, marginBottom: 8 },
  '& h3': { margin: 0, fontSize: '1.25rem', fontWeight: 600, letterSpacing: '-0.01em' },
  '& p': { margin: 0, flexGrow: 1, color: palette(theme).text.secondary },
  '& a': {
    alignSelf: 'flex-start',
    paddingBlock: 6,
    color: palette(theme).primary.main,
    fontWeight: 600,
    textUnderlineOffset: 4,
  },
}));

/** Themes as cells of one sheet, each with its Learn More (S-069). */
export function ThemeGrid({ themes }: { themes: Theme[] }) {
  return (
    <Sheet>
      {themes.map((theme) => (
        <li key={theme.name}>
          <ThemeIcon name={theme.name} />
          <h3>{theme.title}</h3>
          <p>{theme.summary}</p>
          <LearnMore theme={theme} />
        </li>
      ))}
    </Sheet>
  );
}
