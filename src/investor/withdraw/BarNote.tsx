import Box from '@mui/material/Box';
import type { Coin } from '#contract/coin.ts';
import type { Cents } from '#contract/money.ts';
import { Strong } from '#src/investor/notes/Strong.tsx';
import { copy } from './copy.ts';
import { useEstimate } from './useEstimate.ts';

interface BarNoteProps {
  /** Undefined until there is an amount. */
  cents: Cents | undefined;
  coin: Coin | undefined;
}

/** On a phone, whose bar hides the card beside the form, the estimate; nothing without one. */
export function BarNote({ cents, coin }: BarNoteProps) {
  if (cents === undefined || coin === undefined || cents === 0n) return null;
  return (
    <Box component="span" sx={{ display: { tablet: 'none' }, fontSize: '0.8125rem' }}>
      <PhoneEstimate cents={cents} coin={coin} />
    </Box>
  );
}

function PhoneEstimate({ cents, coin }: { cents: Cents; coin: Coin }) {
  const estimate = useEstimate(coin, cents);
  return (
    estimate && (
      <>
        {copy.receive.title} <Strong>{estimate.amount}</Strong>
      </>
    )
  );
}
