import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import { type Coin, coinNames, coinOfName, isCoinName } from '#contract/coin.ts';
import { roundDecimal } from '#contract/coinAmount.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import { CoinRadios } from '#src/investor/coins/CoinRadios.tsx';
import { useRates } from '#src/investor/rates/useRates.ts';
import { FieldError } from '#src/shared/form/FieldError.tsx';
import { copy } from './copy.ts';
import type { WithdrawValues } from './useWithdrawForm.ts';

const errorId = 'coin-error';

export function CoinCards({ form }: { form: UseFormReturn<WithdrawValues> }) {
  const name = form.watch('withdrawMode');
  const message = form.formState.errors.withdrawMode?.message;
  return (
    <div>
      <CoinRadios
        legend={copy.mode}
        details={{ BTC: useDetail('BTC'), ETH: useDetail('ETH') }}
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

/** The rate of a coin, empty until it is known. */
function useDetail(coin: Coin): string {
  const rate = useRates().data?.[coin];
  return rate ? copy.coinRate(coin, groupDollars(parseDollars(roundDecimal(rate.usd, 2)))) : '';
}
