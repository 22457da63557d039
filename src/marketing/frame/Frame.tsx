import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { demoOnly } from '#contract/placeholders.ts';
import { Sources } from '#src/marketing/claims/Sources.tsx';
import { palette } from '#src/marketing/ui/palette.ts';
import { copy } from '#src/shared/copy.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

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

export interface FrameProps {
  path: string;
  head: ReactNode;
  children?: ReactNode;
}

const Banner = styled('aside')(({ theme }) => ({
  padding: '8px 16px',
  textAlign: 'center',
  ...theme.typography.body2,
  fontWeight: 600,
  color: palette(theme).warning.contrastText,
  background: palette(theme).warning.main,
  '&:empty': { display: 'none' },
}));

/** The server empties it in production mode. */
function DemoBanner() {
  return <Banner aria-label="Demo">{demoOnly(copy.demo)}</Banner>;
}

const Strip = styled('div')(({ theme }) => ({
  paddingBlock: 16,
  borderBlock: `1px solid ${palette(theme).divider}`,
  background: palette(theme).background.paper,
  color: palette(theme).text.primary,
  ...theme.typography.body2,
  '& p': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', margin: 0 },
  '& span': { flexGrow: 1 },
  [theme.breakpoints.up('lg')]: {
    '& p': { flexWrap: 'nowrap' },
    '& strong, & a': { flex: 'none' },
    '& span': { textWrap: 'balance' },
  },
  '& a': { color: palette(theme).primary.main, fontWeight: 600, textUnderlineOffset: 3 },
}));

/** In the normal flow, so that nothing can cover it. */
function RiskWarning() {
  const { title, text, link } = copy.risk;
  return (
    <Strip role="note" aria-label={title}>
      <Container maxWidth="lg">
        <p>
          <strong>{title}</strong>
          <span>{text}</span>
          <a href="/risk">{link}</a>
        </p>
      </Container>
    </Strip>
  );
}
