import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { messages } from '#contract/messages.ts';
import { ApiError } from '#src/shared/api/apiError.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { firstFailing, formMessage } from '#src/shared/form/firstFailing.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { CoinRadios } from '../coins/CoinRadios.tsx';
import { copy } from '../copy.ts';
import { AmountField } from './AmountField.tsx';
import { amountRules } from './amountRules.ts';
import { coinFrom, type DepositFlow, type Draft } from './useDepositFlow.ts';
import { isReusable, useQuote } from './useQuote.ts';
import { useWallet } from './useWallet.ts';
import { WalletNotice } from './WalletNotice.tsx';

const errorId = 'deposit-error';

/** Step 1: amount and coin. CONTINUE requests a quote, or uses a valid one again. */
export function AmountStep({ flow }: { flow: DepositFlow }) {
  const { data: settings } = useSettings();
  const form = useForm({
    resolver: firstFailing(amountRules(settings)),
    defaultValues: flow.draft,
  });
  const { amount, coin: coinText } = form.watch();
  const coin = coinFrom(coinText);
  const wallet = useWallet(coin);
  const quote = useQuote();
  // New input clears an error of a rule; any other error disables the form until a retry succeeds.
  const isRuleError = quote.error instanceof ApiError && quote.error.code === 'rule';
  const isBlocked = quote.error !== null && !isRuleError;
  const errorMessage =
    formMessage(form.formState.errors) ?? (isRuleError ? messageOf(quote.error) : undefined);

  const change = (values: Partial<Draft>) => {
    const next = { amount, coin, ...values };
    form.setValue('amount', next.amount);
    form.setValue('coin', next.coin);
    form.clearErrors();
    quote.reset();
    flow.setDraft(next);
  };
  const submit = form.handleSubmit(() => {
    if (coin === '') return;
    const request = { amount, coin };
    if (flow.quote && isReusable(flow.quote, request)) flow.openPayment(flow.quote);
    else quote.mutate(request, { onSuccess: flow.openPayment });
  });
  // The form's own check counts too, or a double click would send two requests.
  const isWaiting = form.formState.isSubmitting || quote.isPending;
  const isPaused = settings?.depositsPaused === true;
  const hasNoWallet = wallet.state === 'unset' || wallet.state === 'failed';
  return (
    <Stack component="form" spacing={3} noValidate onSubmit={submit}>
      {isPaused && (
        <Alert severity="warning">
          {messages.depositsPaused} {settings.pauseReason}
        </Alert>
      )}
      <AmountField
        value={amount}
        onChange={(text) => change({ amount: text })}
        settings={settings}
        errorId={errorMessage ? errorId : undefined}
      />
      <CoinRadios
        legend={copy.coins.legend}
        value={coin}
        onChange={(next) => change({ coin: next })}
      />
      <WalletNotice coin={coin} state={wallet.state} retry={wallet.retry} />
      <ErrorAlert id={errorId} message={errorMessage} />
      {isBlocked && <LoadError error={quote.error} retry={submit} />}
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={isPaused || isBlocked || isWaiting || hasNoWallet}
      >
        {isWaiting ? copy.wait : copy.deposit.submit}
      </Button>
    </Stack>
  );
}
