import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Head } from './Head.tsx';
import { palette } from './palette.ts';

const Words = styled('div')(({ theme }) => ({
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
    fontSize: 'clamp(1.05rem, 1rem + 0.4vw, 1.25rem)',
    color: palette(theme).text.secondary,
  },
}));

/** The head of an inner page: its word as h1 (S-017) and one sentence. */
export function PageHero({ title, lead, children }: PageHeroProps) {
  return (
    <Head>
      <Container maxWidth="lg">
        <Words>
          <h1>{title}</h1>
          <p>{lead}</p>
          {children}
        </Words>
      </Container>
    </Head>
  );
}

interface PageHeroProps {
  title: string;
  lead: string;
  children?: ReactNode;
}
