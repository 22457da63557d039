import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette } from '#src/marketing/ui/palette.ts';

const Band = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  color: palette(theme).text.primary,
  '--head': palette(theme).background.paper,
  background: 'var(--head)',
  ...theme.applyStyles('dark', { '--head': palette(theme).background.default }),
  // Horizontal ledger lines that fade out towards the text.
  [theme.breakpoints.up('md')]: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '0 0 0 45%',
      opacity: 0.6,
      background: `repeating-linear-gradient(transparent 0 43px, ${palette(theme).divider} 43px 44px)`,
      maskImage: 'linear-gradient(90deg, transparent, #000 60%)',
    },
  },
  '& > *': { position: 'relative' },
}));

export function Head({ children }: { children: ReactNode }) {
  return <Band>{children}</Band>;
}
