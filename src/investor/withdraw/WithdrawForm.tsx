import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Coin, coinNames, coinOfName, isCoinName } from '#contract/coin.ts';
import { messages } from '#contract/messages.ts';
import type { Cents } from '#contract/money.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { firstFailing, formMessage } from '#src/shared/form/firstFailing.ts';
import { useDraft } from '#src/shared/session/useDraft.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { CoinRadios } from '../coins/CoinRadios.tsx';
import { AmountHint } from './AmountHint.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { copy } from './copy.ts';
import { useCreateWithdrawal, type WithdrawalRequest } from './useCreateWithdrawal.ts';
import { withdrawalRules } from './withdrawalRules.ts';

const problemId = 'withdraw-problem';
const empty = { amount: '', withdrawMode: '', address: '' };

const coinOf = (mode: string): Coin | '' => (isCoinName(mode) ? coinOfName[mode] : '');

/** Asks amount, coin and address, then shows them once more before anything is sent. */
export function WithdrawForm({ availableCents }: { availableCents: Cents }) {
  const { data: settings } = useSettings();
  const [asked, setAsked] = useState<WithdrawalRequest>();
  const { restored, update } = useDraft<typeof empty>('withdrawal');
  const form = useForm({
    resolver: firstFailing(withdrawalRules(availableCents)),
    defaultValues: restored ?? empty,
  });
  update(form.watch());
  const request = useCreateWithdrawal();
  const paused = settings?.withdrawalsPaused === true;
  const problem =
    formMessage(form.formState.errors) ?? (request.error ? messageOf(request.error) : undefined);
  const cancel = () => {
    form.reset(empty);
    setAsked(undefined);
  };
  const confirm = (body: WithdrawalRequest) =>
    request.mutate(body, { onSuccess: cancel, onError: () => setAsked(undefined) });
  return (
    <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Stack
        component="form"
        spacing={3}
        noValidate
        onSubmit={form.handleSubmit((typed) => {
          request.reset();
          setAsked(typed);
        })}
      >
        <Typography variant="h3" component="h2">
          {copy.title}
        </Typography>
        {paused && (
          <Alert severity="warning">
            {messages.withdrawalsPaused} {settings.pauseReason}
          </Alert>
        )}
        <TextField
          {...fieldProps(form, 'amount', problemId)}
          label={copy.amount}
          inputMode="decimal"
          autoComplete="off"
          helperText={<AmountHint availableCents={availableCents} settings={settings} />}
          fullWidth
        />
        <CoinRadios
          legend={copy.mode}
          value={coinOf(form.watch('withdrawMode'))}
          onChoose={(coin) => {
            form.setValue('withdrawMode', coinNames[coin]);
            form.clearErrors();
          }}
        />
        <TextField
          {...fieldProps(form, 'address', problemId)}
          label={copy.address}
          helperText={copy.addressHint}
          autoComplete="off"
          fullWidth
        />
        <ErrorAlert id={problemId} message={problem} />
        <Button type="submit" variant="contained" size="large" disabled={paused || request.leaving}>
          {copy.submit}
        </Button>
      </Stack>
      {asked && (
        <ConfirmDialog
          asked={asked}
          reviewHours={settings?.reviewHours}
          pending={request.isPending}
          onCancel={cancel}
          onConfirm={() => confirm(asked)}
        />
      )}
    </Card>
  );
}
