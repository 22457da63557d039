import { styled } from '@mui/material/styles';

// Heights at 390 and 1280 pixels, so that the page keeps its length when the bands are laid out.
const heights: Record<string, readonly [phonePx: number, desktopPx: number]> = {
  about: [764, 551],
  deposit: [950, 670],
  costs: [918, 670],
  research: [922, 750],
  'not-yet': [1026, 698],
  options: [1195, 836],
  'asset-classes': [2177, 895],
  services: [1909, 812],
  'responsible-investing': [1120, 897],
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
