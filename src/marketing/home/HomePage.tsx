import { Frame } from '#src/marketing/frame/Frame.tsx';
import { AboutSection } from './AboutSection.tsx';
import { AssetClassSection } from './AssetClassSection.tsx';
import { Hero } from './Hero.tsx';
import { OptionSteps } from './OptionSteps.tsx';
import { ResearchSection } from './ResearchSection.tsx';
import { ResponsibleSection } from './ResponsibleSection.tsx';
import { ServicesSection } from './ServicesSection.tsx';

/** The landing page (S-008, S-054 to S-073). */
export function HomePage() {
  return (
    <Frame path="/" head={<Hero />}>
      <AboutSection />
      <OptionSteps />
      <AssetClassSection />
      <ServicesSection />
      <ResponsibleSection />
      <ResearchSection />
    </Frame>
  );
}
