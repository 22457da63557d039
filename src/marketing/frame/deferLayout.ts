import type { Theme } from '@mui/material/styles';

/**
 * Leaves a part with `data-far` unlaid until somebody comes near: laying out what lies far below
 * would hold the first paint up (browser/farBands.ts). Until then it counts as this high.
 */
export const deferLayout = (theme: Theme, phonePx: number, deskPx: number) => ({
  'html[data-theme] &[data-far]': {
    contentVisibility: 'auto' as const,
    containIntrinsicSize: `auto ${phonePx}px`,
    [theme.breakpoints.up('md')]: { containIntrinsicSize: `auto ${deskPx}px` },
  },
});
