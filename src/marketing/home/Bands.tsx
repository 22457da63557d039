import { styled } from '@mui/material/styles';

// Heights at 390 and 1280 pixels, so that the page keeps its length when the bands are laid out.
const heights: Record<string, readonly [phonePx: number, desktopPx: number]> = {
  about: [1073, 561],
  deposit: [953, 549],
  research: [1313, 645],
  'not-yet': [970, 632],
  options: [739, 405],
  'asset-classes': [994, 892],
  'responsible-investing': [997, 562],
};

export const Bands = styled('div')(({ theme }) => ({
  ...Object.fromEntries(
    Object.entries(heights).map(([id, [phonePx, desktopPx]]) => [
      `& > #${id}`,
      { '--phone': `${phonePx}px`, '--desktop': `${desktopPx}px` },
    ]),
  ),
  'html[data-theme] & > [id][data-deferred]': {
    containIntrinsicSize: 'auto var(--phone)',
    [theme.breakpoints.up('md')]: { containIntrinsicSize: 'auto var(--desktop)' },
  },
}));
