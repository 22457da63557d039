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
import { coinFrom, type Draft } from './useDepositFlow.ts';
import { type CurrentQuote, stillAnswers, useQuote } from './useQuote.ts';
import { useWallet } from './useWallet.ts';
import { WalletNotice } from './WalletNotice.tsx';

const problemId = 'deposit-problem';

interface AmountStepProps {
  draft: Draft;
  /** The quote of this visit, which is used again while it answers (S-231). */
  held: CurrentQuote | undefined;
  onType: (draft: Draft) => void;
  onQuote: (held: CurrentQuote) => void;
}

/** Step 1: how many dollars and which coin; CONTINUE asks the server for a quote. */
export function AmountStep({ draft, held, onType, onQuote }: AmountStepProps) {
  const { data: settings } = useSettings();
  const form = useForm({ resolver: firstFailing(amountRules(settings)), defaultValues: draft });
  const { amount, coin: chosenCoin } = form.watch();
  const coin = coinFrom(chosenCoin);
  const wallet = useWallet(coin);
  const quote = useQuote();
  // A refusal of the amount is mended by typing; anything else bars the way until a retry works.
  const mendable = quote.error instanceof ApiError && quote.error.code === 'rule';
  const barred = quote.error !== null && !mendable;
  const problem =
    formMessage(form.formState.errors) ?? (mendable ? messageOf(quote.error) : undefined);

  const type = (typed: Partial<Draft>) => {
    const next = { amount, coin, ...typed };
    form.setValue('amount', next.amount);
    form.setValue('coin', next.coin);
    form.clearErrors();
    quote.reset();
    onType(next);
  };
  const go = () => {
    if (coin === '') return;
    const request = { amount, coin };
    if (held && stillAnswers(held, request)) onQuote(held);
    else quote.mutate(request, { onSuccess: onQuote });
  };
  const again = form.handleSubmit(go);
  // The check of the form comes before the call: a double click must not slip in between.
  const waiting = form.formState.isSubmitting || quote.isPending;
  const paused = settings?.depositsPaused === true;
  return (
    <Stack component="form" spacing={3} noValidate onSubmit={again}>
      {paused && (
        <Alert severity="warning">
          {messages.depositsPaused} {settings.pauseReason}
        </Alert>
      )}
      <AmountField
        value={amount}
        onType={(text) => type({ amount: text })}
        settings={settings}
        problemId={problem ? problemId : undefined}
      />
      <CoinRadios
        legend={copy.coins.legend}
        value={coin}
        onChoose={(chosen) => type({ coin: chosen })}
      />
      <WalletNotice coin={coin} state={wallet.state} retry={wallet.retry} />
      <ErrorAlert id={problemId} message={problem} />
      {barred && <LoadError error={quote.error} retry={again} />}
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={
          paused || barred || waiting || wallet.state === 'unset' || wallet.state === 'failed'
        }
      >
        {waiting ? copy.wait : copy.deposit.submit}
      </Button>
    </Stack>
  );
}
