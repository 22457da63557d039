import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import { coinNames, coinOfName, isCoinName } from '#contract/coin.ts';
import { CoinRadios } from '#src/investor/coins/CoinRadios.tsx';
import { FieldError } from '#src/shared/form/FieldError.tsx';
import { copy } from './copy.ts';
import type { WithdrawValues } from './useWithdrawForm.ts';

const errorId = 'coin-error';

const networks = { BTC: copy.network(coinNames.BTC), ETH: copy.network(coinNames.ETH) };

export function CoinCards({ form }: { form: UseFormReturn<WithdrawValues> }) {
  const name = form.watch('withdrawMode');
  const message = form.formState.errors.withdrawMode?.message;
  return (
    <div>
      <CoinRadios
        legend={copy.mode}
        details={networks}
        value={isCoinName(name) ? coinOfName[name] : ''}
        onChange={(coin) => {
          form.setValue('withdrawMode', coinNames[coin], { shouldDirty: true });
          // An amount that is wrong is wrong with any coin.
          form.clearErrors(['withdrawMode', 'address']);
        }}
        {...(message && { errorId })}
      />
      {message && (
        <Box sx={{ mt: 0.5, fontSize: '0.75rem', color: 'error.main' }}>
          <FieldError id={errorId}>{message}</FieldError>
        </Box>
      )}
    </div>
  );
}
