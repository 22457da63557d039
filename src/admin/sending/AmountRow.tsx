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

/** The coins that were sent and, without a rate, the same amount again. */
export function AmountRow({ payment, coin, compared }: AmountRowProps) {
  const { form } = payment;
  const { payout } = payment.held;
  return (
    <Box sx={pair}>
      <AmountField payment={payment} coin={coin} isRefused={compared?.verdict === 'refused'} />
      {!payout && (
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

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '190px minmax(0, 1fr)' },
  gap: { xs: 1, sm: 2.5 },
} as const;
