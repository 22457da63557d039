import { styled } from '@mui/material/styles';
import { HasLabels } from '#src/marketing/diagrams/Drawing.tsx';
import { ThemeDiagram } from '#src/marketing/diagrams/ThemeDiagram.tsx';
import { Section } from '#src/marketing/frame/Section.tsx';
import { LearnMore } from '#src/marketing/themePages/LearnMore.tsx';
import { serviceThemes } from '#src/marketing/themes/themes.ts';
import { palette } from '#src/marketing/ui/palette.ts';

const Panels = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1fr 1.05fr',
    alignItems: 'center',
    gap: 24,
    padding: 28,
    borderRadius: 20,
    background: palette(theme).background.default,
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr', padding: 22 },
    [theme.breakpoints.between('md', 'lg')]: { gridTemplateColumns: '1fr' },
  },
  '& h3': { margin: 0, fontSize: '1.25rem', fontWeight: 600, letterSpacing: '-0.01em' },
  '& p': { margin: '10px 0 14px', color: palette(theme).text.secondary },
  '& a': { color: palette(theme).primary.main, fontWeight: 600, textUnderlineOffset: 4 },
}));

export function ServiceSection() {
  return (
    <Section
      id="services"
      tone="raised"
      title="A plan comes before an investment"
      lead="We do not sell these services. We explain what they do, what they cost and when they go wrong."
    >
      <Panels>
        {serviceThemes.map((theme) => (
          <li key={theme.name}>
            <div>
              <h3>{theme.title}</h3>
              <p>{theme.summary}</p>
              <LearnMore theme={theme} />
            </div>
            {/* Its words are too small to read here; the theme's page has them. */}
            <HasLabels value={false}>
              <ThemeDiagram name={theme.name} />
            </HasLabels>
          </li>
        ))}
      </Panels>
    </Section>
  );
}
