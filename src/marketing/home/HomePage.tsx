import { Frame } from '#src/marketing/frame/Frame.tsx';
import { Section } from '#src/marketing/frame/Section.tsx';
import { ThemeGrid } from '#src/marketing/themePages/ThemeGrid.tsx';
import { assetClasses } from '#src/marketing/themes/themes.ts';
import { AboutSection } from './AboutSection.tsx';
import { ClosingSection } from './ClosingSection.tsx';
import { Hero } from './Hero.tsx';
import { OptionSteps } from './OptionSteps.tsx';
import { ResearchSection } from './ResearchSection.tsx';
import { ResponsibleSection } from './ResponsibleSection.tsx';
import { ServiceSection } from './ServiceSection.tsx';

export function HomePage() {
  return (
    <Frame path="/" head={<Hero />}>
      <AboutSection />
      <OptionSteps />
      <ThemeSection />
      <ServiceSection />
      <ResponsibleSection />
      <ResearchSection />
      <ClosingSection />
    </Frame>
  );
}

function ThemeSection() {
  return (
    <Section
      id="asset-classes"
      title="Know the class before the product"
      lead="What each one is, how one earns and how one loses with it. Coins are a way to pay in here; the others are explained and not on offer."
    >
      <ThemeGrid themes={assetClasses} />
    </Section>
  );
}
