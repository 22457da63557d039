import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette } from './palette.ts';

const Box = styled('figure')(({ theme }) => ({
  margin: '24px 0 32px',
  padding: 'clamp(16px, 2vw, 24px)',
  borderRadius: 12,
  border: `1px solid ${palette(theme).divider}`,
  background: palette(theme).background.paper,
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
