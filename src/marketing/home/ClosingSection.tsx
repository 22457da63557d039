import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { header } from '#src/marketing/copy.ts';
import { ActionLink } from '#src/marketing/frame/ActionLink.tsx';
import { bandTitle } from '#src/marketing/frame/bandTitle.ts';
import { deferLayout } from '#src/marketing/frame/deferLayout.ts';
import { palette } from '#src/marketing/ui/palette.ts';
import { copy } from '#src/shared/copy.ts';

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

export function ClosingSection() {
  return (
    <Band aria-labelledby="closing" data-deferred="">
      <Container maxWidth="lg">
        <h2 id="closing">Read first. Register when you are sure.</h2>
        <p>
          An account is free, and so is leaving it empty. If anything here is unclear, do not send
          money yet.
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
