import { styled } from '@mui/material/styles';
import { Section } from '#src/marketing/frame/Section.tsx';
import { ThemeGrid } from '#src/marketing/themePages/ThemeGrid.tsx';
import { assetClasses, serviceThemes } from '#src/marketing/themes/themes.ts';
import { palette } from '#src/marketing/ui/palette.ts';

const Services = styled('div')(({ theme }) => ({
  margin: '40px 0 16px',
  '& h3': { margin: 0, fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 600 },
  '& p': { margin: '4px 0 0', maxWidth: '64ch', color: palette(theme).text.secondary },
}));

export function ThemeSection() {
  return (
    <Section
      id="asset-classes"
      title="Know the asset before you buy the product"
      lead="What each one is, how people make money with it and how they lose it. You can pay in with crypto here; we explain the rest but do not sell it."
    >
      <ThemeGrid themes={assetClasses} />
      <Services id="services">
        <h3>A plan comes before an investment</h3>
        <p>What these services do, what they cost and when they go wrong.</p>
      </Services>
      <ThemeGrid themes={serviceThemes} level="h4" />
    </Section>
  );
}
