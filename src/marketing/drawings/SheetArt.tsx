import { styled } from '@mui/material/styles';
import { Drawing } from '#src/marketing/diagrams/Drawing.tsx';
import { BalanceDrawing } from './BalanceDrawing.tsx';
import { CoinsDrawing } from './CoinsDrawing.tsx';
import { LedgerDrawing } from './LedgerDrawing.tsx';

// Turned a little out of the page, so that the sheets seem to lie in front of the ground. A filter
// for their shadow would hold the first paint up, and on this ground hardly be seen.
const Place = styled('div')(({ theme }) => ({
  justifySelf: 'end',
  width: 'min(100%, 600px)',
  '& svg': { transform: 'perspective(1400px) rotateY(-13deg) rotateX(5deg)' },
  [theme.breakpoints.down('sm')]: { justifySelf: 'start', width: 'min(100%, 300px)' },
}));

const drawings = { ledger: LedgerDrawing, coins: CoinsDrawing, balance: BalanceDrawing };

/** Name of a picture that stands in the head of a page. */
export type SheetName = keyof typeof drawings;

/** A sheet with what a page is about, in the theme's colours; decorative beside its headline. */
export function SheetArt({ image }: { image: SheetName }) {
  const Picture = drawings[image];
  return (
    <Place>
      <Drawing width={520} height={400}>
        <Picture />
      </Drawing>
    </Place>
  );
}
