import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type Coin, coins } from '#contract/coin.ts';
import { messages } from '#contract/messages.ts';
import { groupDecimal } from '#contract/money.ts';
import { CoinRadios } from '#src/investor/coins/CoinRadios.tsx';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { copy as areaCopy } from '#src/investor/copy.ts';
import { ActionBar } from '#src/investor/layout/ActionBar.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { type CurrentQuote, hasReported } from '#src/investor/payment/useQuote.ts';
import { useRates } from '#src/investor/rates/useRates.ts';
import { useConnection } from '#src/shared/connection/useConnection.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { RetryAlert } from '#src/shared/ui/RetryAlert.tsx';
import { AmountField } from './AmountField.tsx';
import { copy } from './copy.ts';
import { estimateOf, perCoin } from './estimate.ts';
import { QuickAmounts } from './QuickAmounts.tsx';
import { useAmountForm } from './useAmountForm.ts';
import type { DepositFlow } from './useDepositFlow.ts';
import { useReceivable, useWallet } from './useWallet.ts';
import { WalletNotice } from './WalletNotice.tsx';

const coinErrorId = 'coin-error';

interface AmountStepProps {
  flow: DepositFlow;
  /** The user's open quotes. */
  open: readonly CurrentQuote[];
}

/** Step 1: amount and coin. CONTINUE requests a quote, or uses a valid one again. */
export function AmountStep({ flow, open }: AmountStepProps) {
  const { amount, coin } = flow.draft;
  const form = useAmountForm(flow, open);
  const { settings, blocked, coinError } = form;
  const wallet = useWallet(coin);
  const receivable = useReceivable();
  const details = useCoinDetails(amount);
  const { lost } = useConnection();
  const { data: rates, isError, refetch } = useRates();
  const hasNoRate = rates ? coin !== '' && rates[coin] === null : isError;
  const isPaused = settings?.depositsPaused === true;
  const hasNoWallet = wallet.state === 'unset' || wallet.state === 'failed';
  const isOff = isPaused || lost !== undefined || hasNoWallet || hasNoRate;
  return (
    <Panel title={copy.amount.title}>
      <Stack
        component="form"
        useFlexGap
        spacing={2.5}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {isPaused && (
          <Alert severity="warning">
            {messages.depositsPaused} {settings.pauseReason}
          </Alert>
        )}
        <AmountField
          ref={form.amountInput}
          value={amount}
          onChange={(text) => form.change({ amount: text })}
          onBlur={form.checkAmount}
          settings={settings}
          error={form.amountError}
        />
        <QuickAmounts
          value={amount}
          settings={settings}
          onChoose={(chosen) => form.change({ amount: chosen })}
        />
        <Box ref={form.coinInputs}>
          <CoinRadios
            legend={copy.amount.coin}
            value={coin}
            onChange={(next) => form.change({ coin: next })}
            details={details}
            errorId={coinError ? coinErrorId : undefined}
            isMissing={form.lacksCoin}
          />
        </Box>
        <ErrorAlert id={coinErrorId} message={coinError} />
        <WalletNotice
          coin={coin}
          state={lost && wallet.state === 'failed' ? 'unknown' : wallet.state}
          retry={wallet.retry}
          other={coins.find((other) => other !== coin && receivable[other])}
          onUse={(other) => form.change({ coin: other })}
        />
        <Box sx={onPhone}>{copy.amount.note}</Box>
        <ActionBar
          hasTabs
          error={
            blocked ? (
              <PartError error={blocked} retry={form.submit} hasData />
            ) : (
              hasNoRate && !lost && <NoRate onRetry={() => void refetch()} />
            )
          }
          note={lost ? areaCopy.connection[lost] : <Box sx={onDesk}>{copy.amount.note}</Box>}
        >
          <Button
            type="submit"
            // A payment that is on its way comes first.
            variant={hasReported(open) ? 'outlined' : 'contained'}
            size="large"
            aria-busy={form.isWaiting}
            disabled={isOff || blocked !== null || form.isWaiting}
          >
            {form.isWaiting ? areaCopy.wait : copy.amount.submit}
          </Button>
        </ActionBar>
      </Stack>
    </Panel>
  );
}

const onDesk = { display: { xs: 'none', tablet: 'block' } } as const;
// Above the bar, which stays low.
const onPhone = {
  display: { tablet: 'none' },
  fontSize: '0.8125rem',
  color: 'text.secondary',
} as const;

/** The line of each coin: an estimate, its rate, or that it cannot be used. */
function useCoinDetails(amount: string) {
  const receivable = useReceivable();
  const { data: rates, isError } = useRates();
  const rateOf = (one: Coin) => {
    const rate = rates?.[one];
    if (rate) return copy.rates.per(one, groupDecimal(rate.usd));
    return rates || isError ? copy.rates.noRate : '';
  };
  return perCoin((one) =>
    receivable[one] === false
      ? messages.notAvailable
      : estimateOf({ amount, coin: one, rateUsd: rates?.[one]?.usd }) || rateOf(one),
  );
}

/** No quote can be made; the rates are also read again without a press. */
function NoRate({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryAlert severity="warning" label={sharedCopy.retry} onRetry={onRetry}>
      {copy.rates.unavailable}
    </RetryAlert>
  );
}
