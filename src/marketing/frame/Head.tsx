import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette } from '#src/marketing/ui/palette.ts';
import { headerHeight } from './Header.tsx';

const Band = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  paddingTop: headerHeight,
  color: palette(theme).text.primary,
  backgroundColor: palette(theme).background.default,
  // Horizontal ledger lines that fade out towards the text.
  [theme.breakpoints.up('md')]: {
    backgroundImage: [
      `linear-gradient(90deg, ${palette(theme).background.default} 45%, transparent)`,
      `repeating-linear-gradient(transparent 0 55px, ${palette(theme).divider} 55px 56px)`,
    ].join(', '),
  },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundImage: [
      glow('70% 110% at 92% 0%', palette(theme).primary.dark, 30),
      glow('50% 80% at 62% 110%', palette(theme).secondary.main, 16),
    ].join(', '),
  },
  '& > *': { position: 'relative' },
}));

function glow(shape: string, colour: string, percent: number): string {
  const light = `color-mix(in oklab, ${colour} ${percent}%, transparent)`;
  return `radial-gradient(${shape}, ${light}, transparent 70%)`;
}

/** Dark in both schemes. */
export function Head({ children }: { children: ReactNode }) {
  return <Band data-theme="dark">{children}</Band>;
}
