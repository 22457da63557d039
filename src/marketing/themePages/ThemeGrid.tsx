import { styled } from '@mui/material/styles';
import type { Theme } from '#src/marketing/themes/theme.ts';
import { palette } from '#src/marketing/ui/palette.ts';
import { LearnMore } from './LearnMore.tsx';
import { ThemeIcon } from './ThemeIcon.tsx';

// The one-pixel gaps show the background as lines between the cells.
const Sheet = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${palette(theme).divider}`,
  background: palette(theme).divider,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
  '& li': {
    display: 'flex',
    flexDirection: 'column',
    gap: 6,
    padding: '20px 24px 16px',
    // On phones the link is beside the title, and leads to the summary.
    [theme.breakpoints.down('sm')]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 12,
      padding: '2px 16px',
      '& p': { display: 'none' },
      '& a': { paddingBlock: '12px !important' },
    },
    background: palette(theme).background.paper,
  },
  '& svg': { flex: 'none', color: palette(theme).primary.main },
  '& h3, & h4': {
    display: 'flex',
    flexDirection: 'row-reverse',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 10,
    margin: 0,
    fontSize: '1rem',
    lineHeight: 1.5,
    fontWeight: 600,
  },
  '& p': {
    margin: 0,
    flexGrow: 1,
    ...theme.typography.body2,
    color: palette(theme).text.secondary,
  },
  '& a': {
    alignSelf: 'flex-start',
    paddingBlock: 6,
    fontSize: '0.875rem',
    color: palette(theme).primary.main,
    fontWeight: 600,
    textUnderlineOffset: 4,
  },
}));

export function ThemeGrid({ themes, level: Title = 'h3' }: ThemeGridProps) {
  return (
    <Sheet>
      {themes.map((theme) => (
        <li key={theme.name}>
          <Title>
            {theme.title}
            <ThemeIcon name={theme.name} />
          </Title>
          <p>{theme.summary}</p>
          <LearnMore theme={theme} />
        </li>
      ))}
    </Sheet>
  );
}

interface ThemeGridProps {
  themes: Theme[];
  /** The level of the titles. */
  level?: 'h3' | 'h4';
}
