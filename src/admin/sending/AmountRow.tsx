import Box from '@mui/material/Box';
import type { Coin } from '#contract/coin.ts';
import { fieldWithError } from '#src/shared/form/fieldWithError.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { AmountField } from './AmountField.tsx';
import { copy } from './copy.ts';
import { inputStyle } from './inputStyle.ts';
import type { compare } from './paymentRules.ts';
import type { Payment } from './usePayment.ts';

interface AmountRowProps {
  payment: Payment;
  coin: Coin;
  compared: ReturnType<typeof compare>;
}

/** The coins that were sent, beside the computed ones or, without a rate, the same amount again. */
export function AmountRow({ payment, coin, compared }: AmountRowProps) {
  const { form } = payment;
  const { payout } = payment.held;
  return (
    <Box sx={pair}>
      <AmountField payment={payment} coin={coin} isRefused={compared?.verdict === 'refused'} />
      {payout ? (
        <Box>
          <Box sx={{ fontSize: '0.75rem', lineHeight: 4 / 3, fontWeight: 500 }}>
            {copy.record.expected}
          </Box>
          <Box sx={expected}>
            {payout.coinAmount} {coin}
          </Box>
        </Box>
      ) : (
        <TextField
          {...fieldWithError(form, 'again')}
          label={copy.record.again}
          autoComplete="off"
          inputMode="decimal"
          sx={inputStyle}
        />
      )}
    </Box>
  );
}

const expected = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 35,
  fontVariantNumeric: 'tabular-nums',
} as const;

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '190px minmax(0, 1fr)' },
  gap: { xs: 1, sm: 2.5 },
} as const;
