import { styled } from '@mui/material/styles';
import { Drawing } from '#src/marketing/diagrams/Drawing.tsx';
import { BalanceDrawing } from '#src/marketing/drawings/BalanceDrawing.tsx';
import { CoinsDrawing } from '#src/marketing/drawings/CoinsDrawing.tsx';
import { LedgerDrawing } from '#src/marketing/drawings/LedgerDrawing.tsx';
import type { Slide } from './slides.ts';

// Turned a little out of the page, so that the sheets seem to lie in front of the ground.
const Place = styled('div')(({ theme }) => ({
  justifySelf: 'end',
  width: 'min(100%, 560px)',
  filter: 'drop-shadow(0 30px 50px rgb(0 0 0 / 0.45))',
  '& svg': { transform: 'perspective(1400px) rotateY(-13deg) rotateX(5deg)' },
  [theme.breakpoints.down('md')]: { justifySelf: 'start', width: 'min(100%, 300px)' },
}));

const drawings = { ledger: LedgerDrawing, coins: CoinsDrawing, balance: BalanceDrawing };

/** The picture of a slide, drawn in the theme's colours; decorative beside its headline. */
export function HeroArt({ image }: Pick<Slide, 'image'>) {
  const Picture = drawings[image];
  return (
    <Place>
      <Drawing width={520} height={400}>
        <Picture />
      </Drawing>
    </Place>
  );
}
