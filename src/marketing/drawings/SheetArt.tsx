import { styled } from '@mui/material/styles';
import { Drawing } from '#src/marketing/diagrams/Drawing.tsx';
import { BalanceDrawing, CoinsDrawing, LedgerDrawing } from './sheets.tsx';

// A slight rotation lifts the sheets off the background. A shadow filter would delay the first paint.
const Frame = styled('div')(({ theme }) => ({
  justifySelf: 'end',
  width: 'min(100%, 600px)',
  '& svg': { transform: 'perspective(1400px) rotateY(-13deg) rotateX(5deg)' },
  [theme.breakpoints.down('sm')]: { justifySelf: 'start', width: 'min(100%, 300px)' },
}));

const drawings = { ledger: LedgerDrawing, coins: CoinsDrawing, balance: BalanceDrawing };

export type SheetName = keyof typeof drawings;

export function SheetArt({ image }: { image: SheetName }) {
  const Picture = drawings[image];
  return (
    <Frame>
      <Drawing width={520} height={400}>
        <Picture />
      </Drawing>
    </Frame>
  );
}
