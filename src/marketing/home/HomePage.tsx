import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { header } from '#src/marketing/copy.ts';
import { ActionLink } from '#src/marketing/frame/ActionLink.tsx';
import { bandTitle } from '#src/marketing/frame/bandTitle.ts';
import { deferLayout } from '#src/marketing/frame/deferLayout.ts';
import { Frame } from '#src/marketing/frame/Frame.tsx';
import { Section } from '#src/marketing/frame/Section.tsx';
import { ThemeGrid } from '#src/marketing/themePages/ThemeGrid.tsx';
import { assetClasses } from '#src/marketing/themes/themes.ts';
import { palette } from '#src/marketing/ui/palette.ts';
import { copy } from '#src/shared/copy.ts';
import { AboutSection } from './AboutSection.tsx';
import { Bands } from './Bands.tsx';
import { CostSection } from './CostSection.tsx';
import { DepositPath } from './DepositPath.tsx';
import { Hero } from './Hero.tsx';
import { NotYetSection } from './NotYetSection.tsx';
import { OptionSteps } from './OptionSteps.tsx';
import { ResearchSection } from './ResearchSection.tsx';
import { ResponsibleSection } from './ResponsibleSection.tsx';
import { ServiceSection } from './ServiceSection.tsx';

const Band = styled('section')(({ theme }) => ({
  paddingBlock: 'clamp(56px, 8vw, 112px)',
  background: palette(theme).background.paper,
  color: palette(theme).text.primary,
  textAlign: 'center',
  '& h2': bandTitle,
  '& p': { margin: '18px auto 30px', maxWidth: '52ch', color: palette(theme).text.secondary },
  '& div div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 },
  ...deferLayout(theme, { phonePx: 410, desktopPx: 400 }),
}));

export function HomePage() {
  return (
    <Frame path="/" head={<Hero />} hasRiskLine>
      <Bands>
        <AboutSection />
        <DepositPath />
        <CostSection />
        <ResearchSection />
        <NotYetSection />
        <OptionSteps />
        <ThemeSection />
        <ServiceSection />
        <ResponsibleSection />
        <ClosingSection />
      </Bands>
    </Frame>
  );
}

function ThemeSection() {
  return (
    <Section
      id="asset-classes"
      title="Know the asset before you buy the product"
      lead="What each one is, how people make money with it and how they lose it. You can pay in with crypto here; we explain the rest but do not sell it."
    >
      <ThemeGrid themes={assetClasses} />
    </Section>
  );
}

function ClosingSection() {
  return (
    <Band aria-labelledby="closing" data-deferred="">
      <Container maxWidth="lg">
        <h2 id="closing">Read first. Register when you are sure.</h2>
        <p>
          Opening an account is free, and you never have to fund it. If anything here is unclear, do
          not send money yet.
        </p>
        <div>
          <ActionLink href="/risk">{copy.risk.link}</ActionLink>
          <ActionLink href="/register" data-kind="quiet">
            {header.getStarted}
          </ActionLink>
        </div>
      </Container>
    </Band>
  );
}
