import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette } from '#src/marketing/ui/palette.ts';
import { Head } from './Head.tsx';

const Columns = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    '&[data-art]': {
      display: 'grid',
      gridTemplateColumns: '1.35fr 1fr',
      gap: 'clamp(32px, 5vw, 72px)',
    },
  },
}));

// Decorative: hidden on narrow screens. A tall picture ends below the edge of the head.
const Art = styled('div')(({ theme }) => ({
  position: 'relative',
  '& > *': { position: 'absolute', inset: '36px 0 auto auto', width: '100%' },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Text = styled('div')(({ theme }) => ({
  maxWidth: 760,
  paddingBlock: 'clamp(28px, 4vw, 48px)',
  '& h1': {
    margin: 0,
    ...theme.typography.h2,
    fontSize: 'clamp(2rem, 1.5rem + 2.2vw, 3rem)',
    lineHeight: 1.08,
    letterSpacing: '-0.03em',
    textWrap: 'balance',
  },
  '& p': {
    margin: '12px 0 0',
    maxWidth: '60ch',
    textWrap: 'pretty',
    lineHeight: 1.5,
    [theme.breakpoints.up('md')]: { fontSize: '1.125rem' },
    color: palette(theme).text.secondary,
  },
}));

export function PageHero({ title, lead, above, art, children }: PageHeroProps) {
  return (
    <Head>
      <Container maxWidth="lg">
        <Columns data-art={art ? '' : undefined}>
          <Text>
            {above}
            <h1>{title}</h1>
            <p>{lead}</p>
            {children}
          </Text>
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
  /** Decorative picture. */
  art?: ReactNode;
  children?: ReactNode;
}
