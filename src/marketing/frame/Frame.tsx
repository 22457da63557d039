import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { demoOnly } from '#contract/placeholders.ts';
import { Sources } from '#src/marketing/claims/Sources.tsx';
import { palette } from '#src/marketing/ui/palette.ts';
import { copy } from '#src/shared/copy.ts';
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

export function Frame({ path, head, hasRiskLine = false, children }: FrameProps) {
  return (
    <>
      <SkipLink href="#content">{copy.skip}</SkipLink>
      <DemoBanner />
      <Header path={path} />
      <main id="content" tabIndex={-1}>
        {head}
        {!hasRiskLine && <RiskWarning path={path} />}
        {children}
      </main>
      <Sources />
      <Footer />
    </>
  );
}

export interface FrameProps {
  path: string;
  head: ReactNode;
  /** The head has the warning already. */
  hasRiskLine?: boolean;
  children?: ReactNode;
}

const Banner = styled('aside')(({ theme }) => ({
  padding: '6px 16px',
  textAlign: 'center',
  fontSize: '0.8125rem',
  lineHeight: '20px',
  color: palette(theme).text.secondary,
  background: palette(theme).background.default,
  borderBottom: `1px solid ${palette(theme).divider}`,
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginInlineEnd: 8,
    borderRadius: 4,
    background: palette(theme).warning.main,
  },
  '&:empty': { display: 'none' },
}));

/** The server empties it in production mode. */
function DemoBanner() {
  return <Banner aria-label="Demo">{demoOnly(copy.demo)}</Banner>;
}
