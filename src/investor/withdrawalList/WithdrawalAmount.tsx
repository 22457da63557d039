import Box from '@mui/material/Box';
import { coinOfName } from '#contract/coin.ts';
import type { InCents } from '#contract/money.ts';
import type { Withdrawal } from '#contract/withdrawals.ts';
import { coinsOf } from '#src/investor/transactionDetail/withdrawalSteps.ts';
import { AmountText } from '#src/investor/transactions/AmountText.tsx';
import { CoinLogo } from '#src/shared/ui/CoinLogo.tsx';
import { asTransaction } from './asTransaction.ts';

/** The coin and the amount of a withdrawal. */
export function WithdrawalAmount({ row }: { row: InCents<Withdrawal> }) {
  const coins = coinsOf(row);
  return (
    <Box sx={amount}>
      <CoinLogo coin={coinOfName[row.withdrawMode]} size={20} />
      <Box sx={{ mr: 'auto', color: 'text.secondary' }}>{coinOfName[row.withdrawMode]}</Box>
      <Box sx={{ textAlign: 'right' }}>
        <AmountText row={asTransaction(row)} />
        {coins && <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{coins}</Box>}
      </Box>
    </Box>
  );
}

const amount = {
  gridArea: 'amount',
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  pr: 2,
} as const;
