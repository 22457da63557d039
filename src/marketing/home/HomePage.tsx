import { Frame } from '#src/marketing/frame/Frame.tsx';
import { AboutSection } from './AboutSection.tsx';
import { ClosingSection } from './ClosingSection.tsx';
import { Hero } from './Hero.tsx';
import { OptionSteps } from './OptionSteps.tsx';
import { ResearchSection } from './ResearchSection.tsx';
import { ResponsibleSection } from './ResponsibleSection.tsx';
import { ServiceSection } from './ServiceSection.tsx';
import { ThemeSection } from './ThemeSection.tsx';

/** The landing page (S-008, S-054 to S-073). */
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
