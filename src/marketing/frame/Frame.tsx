import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Sources } from '#src/marketing/claims/Sources.tsx';
import { palette } from '#src/marketing/ui/palette.ts';
import { copy } from '#src/shared/copy.ts';
import { DemoBanner } from './DemoBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { RiskWarning } from './RiskWarning.tsx';

const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 16,
  top: -80,
  zIndex: 2,
  padding: '10px 18px',
  borderRadius: 10,
  background: palette(theme).primary.main,
  color: palette(theme).primary.contrastText,
  '&:focus': { top: 8 },
}));

const Page = styled('div')({ position: 'relative' });

export function Frame({ path, head, children }: FrameProps) {
  return (
    <>
      <SkipLink href="#content">{copy.skip}</SkipLink>
      <DemoBanner />
      <Page>
        <Header path={path} />
        <main id="content" tabIndex={-1}>
          {head}
          <RiskWarning />
          {children}
        </main>
        <Sources />
        <Footer />
      </Page>
    </>
  );
}

interface FrameProps {
  path: string;
  head: ReactNode;
  children?: ReactNode;
}
