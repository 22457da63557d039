import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { header } from '#src/marketing/copy.ts';
import { ActionLink } from '#src/marketing/frame/ActionLink.tsx';
import { bandTitle } from '#src/marketing/frame/bandTitle.ts';
import { deferLayout } from '#src/marketing/frame/deferLayout.ts';
import { Frame } from '#src/marketing/frame/Frame.tsx';
import { palette } from '#src/marketing/ui/palette.ts';
import { copy } from '#src/shared/copy.ts';
import { AboutSection } from './AboutSection.tsx';
import { Bands } from './Bands.tsx';
import { DepositPath } from './DepositPath.tsx';
import { Hero } from './Hero.tsx';
import { NotYetSection } from './NotYetSection.tsx';
import { OptionSteps } from './OptionSteps.tsx';
import { ResearchSection } from './ResearchSection.tsx';
import { ResponsibleSection } from './ResponsibleSection.tsx';
import { ThemeSection } from './ThemeSection.tsx';

const Band = styled('section')(({ theme }) => ({
  paddingBlock: 'clamp(40px, 4vw, 52px)',
  background: palette(theme).background.default,
  color: palette(theme).text.primary,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '20px 48px',
  },
  '& h2': { ...bandTitle, fontSize: '1.5rem' },
  '& p': { margin: '4px 0 0', maxWidth: '60ch', color: palette(theme).text.secondary },
  '& div div:last-of-type': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  ...deferLayout(theme, { phonePx: 314, desktopPx: 157 }),
}));

export function HomePage() {
  return (
    <Frame path="/" head={<Hero />} hasRiskLine>
      <Bands>
        <AboutSection />
        <DepositPath />
        <ResearchSection />
        <NotYetSection />
        <OptionSteps />
        <ThemeSection />
        <ResponsibleSection />
        <ClosingSection />
      </Bands>
    </Frame>
  );
}

function ClosingSection() {
  return (
    <Band aria-labelledby="closing" data-deferred="">
      <Container maxWidth="lg">
        <div>
          <h2 id="closing">Read first. Register when you are sure.</h2>
          <p>An account is free, and you never have to fund it.</p>
        </div>
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
