import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette } from '#src/marketing/ui/palette.ts';
import { Head } from './Head.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: '0 clamp(32px, 5vw, 72px)',
  [theme.breakpoints.up('md')]: {
    '&[data-aside]': { gridTemplateColumns: '1.35fr 1fr' },
    '& figure': { marginBlock: 32 },
  },
  [theme.breakpoints.down('md')]: { '& figure': { maxWidth: 420, marginBottom: 32 } },
}));

// Decorative: hidden on narrow screens.
const Art = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Text = styled('div')(({ theme }) => ({
  maxWidth: 760,
  paddingBlock: 'clamp(40px, 7vw, 88px)',
  '& h1': {
    margin: 0,
    ...theme.typography.h2,
    fontSize: 'clamp(2.25rem, 1.5rem + 3.4vw, 3.75rem)',
    lineHeight: 1.05,
    letterSpacing: '-0.03em',
  },
  '& p': {
    margin: '20px 0 0',
    [theme.breakpoints.up('md')]: { fontSize: '1.25rem' },
    color: palette(theme).text.secondary,
  },
}));

export function PageHero({ title, lead, above, aside, art, children }: PageHeroProps) {
  return (
    <Head>
      <Container maxWidth="lg">
        <Columns data-aside={aside || art ? '' : undefined}>
          <Text>
            {above}
            <h1>{title}</h1>
            <p>{lead}</p>
            {children}
          </Text>
          {aside}
          {art && <Art>{art}</Art>}
        </Columns>
      </Container>
    </Head>
  );
}

interface PageHeroProps {
  title: string;
  lead: ReactNode;
  above?: ReactNode;
  aside?: ReactNode;
  /** Decorative picture. */
  art?: ReactNode;
  children?: ReactNode;
}
