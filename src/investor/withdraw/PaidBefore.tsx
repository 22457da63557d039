import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Coin, coinOfName } from '#contract/coin.ts';
import { endsOf } from '#src/investor/withdrawalList/endsOf.ts';
import { useKnownWithdrawals } from '#src/investor/withdrawalList/useWithdrawals.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { copy } from './copy.ts';

/** Addresses that a screen offers; the others are in the list below. */
const offered = 3;

interface PaidBeforeProps {
  coin: Coin;
  onChoose: (address: string) => void;
}

/** The newest addresses of a coin that were paid, to use again. */
export function PaidBefore({ coin, onChoose }: PaidBeforeProps) {
  const rows = useKnownWithdrawals().data?.data ?? [];
  const paid = rows.filter(
    ({ status, withdrawMode }) => status === 'paid' && coinOfName[withdrawMode] === coin,
  );
  const addresses = [...new Set(paid.map(({ address }) => address))].slice(0, offered);
  if (addresses.length === 0) return null;
  return (
    <Box sx={line}>
      {copy.paidBefore}
      {addresses.map((address) => (
        <Button
          key={address}
          size="small"
          variant="tonal"
          aria-label={copy.payAgain(address)}
          onClick={() => onChoose(address)}
          sx={{ fontFamily: fonts.mono, fontWeight: 400, textTransform: 'none' }}
        >
          {endsOf(address)}
        </Button>
      ))}
    </Box>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mt: 1,
  fontSize: '0.8125rem',
  color: 'text.secondary',
} as const;
