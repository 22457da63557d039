import Box from '@mui/material/Box';
import type { Coin } from '#contract/coin.ts';
import type { Cents } from '#contract/money.ts';
import { copy } from './copy.ts';
import { useEstimate } from './useEstimate.ts';

interface BarNoteProps {
  cents: Cents | undefined;
  coin: Coin | undefined;
}

/** The note of the button; on a phone, whose bar hides the card beside the form, the estimate. */
export function BarNote({ cents, coin }: BarNoteProps) {
  if (cents === undefined || coin === undefined || cents === 0n) return copy.note;
  return (
    <>
      <Box component="span" sx={{ display: { xs: 'none', tablet: 'inline' } }}>
        {copy.note}
      </Box>
      <Box component="span" sx={{ display: { tablet: 'none' }, fontSize: '0.8125rem' }}>
        <PhoneEstimate cents={cents} coin={coin} />
      </Box>
    </>
  );
}

function PhoneEstimate({ cents, coin }: { cents: Cents; coin: Coin }) {
  const estimate = useEstimate(coin, cents);
  if (!estimate) return copy.note;
  return (
    <>
      {copy.receive.title}{' '}
      <Box component="strong" sx={{ fontWeight: 600, color: 'text.primary' }}>
        {estimate.amount}
      </Box>
    </>
  );
}
