import { styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette } from '#src/marketing/ui/palette.ts';

/** A screen of the product that floats on the head of a page. */
export const floating = (theme: Theme) => ({
  border: `1px solid ${palette(theme).divider}`,
  borderRadius: 12,
  background: palette(theme).background.paper,
  boxShadow: '0 1px 2px rgb(14 21 48 / 5%), 0 20px 48px rgb(14 21 48 / 12%)',
});

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  maxWidth: 488,
  marginInlineStart: 'auto',
  '& > div': floating(theme),
}));

/** Screens with invented figures, which show that they are an example. */
export function ExampleArt({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Frame role="img" aria-label={label}>
      {children}
    </Frame>
  );
}
