import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette } from './palette.ts';

const Box = styled('figure')(({ theme }) => ({
  margin: 0,
  padding: 'clamp(16px, 2vw, 26px)',
  borderRadius: 20,
  border: `1px solid ${palette(theme).divider}`,
  background: `color-mix(in srgb, ${palette(theme).background.paper} 70%, transparent)`,
  '& figcaption': {
    marginTop: 12,
    ...theme.typography.body2,
    color: palette(theme).text.secondary,
  },
}));

/** A drawing whose caption repeats its content in words. */
export function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Box>
      {children}
      <figcaption>{caption}</figcaption>
    </Box>
  );
}
