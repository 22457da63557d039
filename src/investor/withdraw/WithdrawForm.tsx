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

const errorId = 'withdraw-error';
const empty = { amount: '', withdrawMode: '', address: '' };

const coinOf = (mode: string): Coin | '' => (isCoinName(mode) ? coinOfName[mode] : '');

/** The form of a withdrawal, with a confirmation before the request is sent. */
export function WithdrawForm({ availableCents }: { availableCents: Cents }) {
  const { data: settings } = useSettings();
  const [request, setRequest] = useState<WithdrawalRequest>();
  const draft = useDraft<typeof empty>('withdrawal');
  const form = useForm({
    resolver: firstFailing(withdrawalRules(availableCents)),
    defaultValues: draft.restored ?? empty,
  });
  draft.update(form.watch());
  const create = useCreateWithdrawal();
  const isPaused = settings?.withdrawalsPaused === true;
  const errorMessage =
    formMessage(form.formState.errors) ?? (create.error ? messageOf(create.error) : undefined);
  const cancel = () => {
    form.reset(empty);
    setRequest(undefined);
  };
  const confirm = (body: WithdrawalRequest) =>
    create.mutate(body, { onSuccess: cancel, onError: () => setRequest(undefined) });
  return (
    <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Stack
        component="form"
        spacing={3}
        noValidate
        onSubmit={form.handleSubmit((values) => {
          create.reset();
          setRequest(values);
        })}
      >
        <Typography variant="h3" component="h2">
          {copy.title}
        </Typography>
        {isPaused && (
          <Alert severity="warning">
            {messages.withdrawalsPaused} {settings.pauseReason}
          </Alert>
        )}
        <TextField
          {...fieldProps(form, 'amount', errorId)}
          label={copy.amount}
          inputMode="decimal"
          autoComplete="off"
          helperText={<AmountHint availableCents={availableCents} settings={settings} />}
          fullWidth
        />
        <CoinRadios
          legend={copy.mode}
          value={coinOf(form.watch('withdrawMode'))}
          onChange={(coin) => {
            form.setValue('withdrawMode', coinNames[coin]);
            form.clearErrors();
          }}
        />
        <TextField
          {...fieldProps(form, 'address', errorId)}
          label={copy.address}
          helperText={copy.addressHint}
          autoComplete="off"
          fullWidth
        />
        <ErrorAlert id={errorId} message={errorMessage} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={isPaused || create.isLeaving}
        >
          {copy.submit}
        </Button>
      </Stack>
      {request && (
        <ConfirmDialog
          request={request}
          reviewHours={settings?.reviewHours}
          isPending={create.isPending}
          onCancel={cancel}
          onConfirm={() => confirm(request)}
        />
      )}
    </Card>
  );
}
