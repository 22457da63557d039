import type { Theme } from '@mui/material/styles';

interface EstimatedHeight {
  phonePx: number;
  desktopPx: number;
}

/**
 * Skips the layout of an element with `data-deferred`, which would delay the first paint. Until
 * browser/deferredBands.ts removes the attribute, the element has the estimated height.
 */
export const deferLayout = (theme: Theme, { phonePx, desktopPx }: EstimatedHeight) => ({
  'html[data-theme] &[data-deferred]': {
    contentVisibility: 'auto' as const,
    containIntrinsicSize: `auto ${phonePx}px`,
    [theme.breakpoints.up('md')]: { containIntrinsicSize: `auto ${desktopPx}px` },
  },
});
