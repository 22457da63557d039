import Box from '@mui/material/Box';
import type { Coin } from '#contract/coin.ts';

/** Colours of coins: their logos, marks and bars. */
export const coinColors = { BTC: '#f7931a', ETH: '#627eea' } as const;

const paths: Record<Coin, string> = {
  BTC: 'M9.2 6.5h3.3c1.7 0 2.7.8 2.7 2.1 0 1-.6 1.7-1.5 1.9 1.2.2 1.9 1 1.9 2.2 0 1.6-1.2 2.5-3 2.5H9.2zM9.2 10.5h3M8 6.5h1.2M8 15.2h1.2M10.5 5v1.5M12.5 5v1.5M10.5 15.2v1.6M12.5 15.2v1.6',
  ETH: 'M11 4.2 6.8 11.2 11 13.7l4.2-2.5zM6.8 12.7 11 18l4.2-5.3',
};

interface CoinLogoProps {
  coin: Coin;
  /** In pixels. */
  size?: number;
}

/** The logo of a coin, for the eye only: its name is always written beside it. */
export function CoinLogo({ coin, size = 24 }: CoinLogoProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 22 22"
      aria-hidden="true"
      sx={{ width: size, height: size, flexShrink: 0, display: 'block' }}
    >
      <circle cx="11" cy="11" r="11" fill={coinColors[coin]} />
      <path
        d={paths[coin]}
        fill="none"
        stroke="#fff"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </Box>
  );
}
