import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { depositRules } from '#contract/deposits.ts';
import { messages } from '#contract/messages.ts';
import { groupDollars } from '#contract/money.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { firstFailing, formMessage } from '#src/shared/form/firstFailing.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { ResendVerification } from '../account/ResendVerification.tsx';
import { copy } from '../copy.ts';
import { CancelButton } from './CancelButton.tsx';
import { Countdown } from './Countdown.tsx';
import { ReceiptPicker } from './ReceiptPicker.tsx';
import { StepHeading } from './StepHeading.tsx';
import { SubmitError } from './SubmitError.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { type SentPayment, useCreateDeposit } from './useCreateDeposit.ts';
import type { DepositFlow } from './useDepositFlow.ts';
import type { CurrentQuote } from './useQuote.ts';
import { useRemaining } from './useRemaining.ts';

const errorId = 'deposit-error';

interface ReceiptStepProps {
  flow: DepositFlow;
  payment: SentPayment;
}

/** Step 3: an optional receipt and transaction id, and the submit. */
export function ReceiptStep({ flow, payment }: ReceiptStepProps) {
  const { receipt } = flow;
  const form = useForm({
    resolver: firstFailing(depositRules),
    defaultValues: { amount: payment.amount, coin: payment.coin, txid: receipt.txid },
  });
  const create = useCreateDeposit(flow.finish);
  const { user } = useSession();
  const { onChange, ...txidField } = fieldProps(form, 'txid', errorId);
  const submit = form.handleSubmit(({ txid }) =>
    create.submit({ ...payment, txid: txid?.trim() ?? '', image: receipt.image }),
  );
  return (
    <Stack component="form" spacing={3} noValidate onSubmit={submit}>
      <StepHeading>{copy.deposit.proofTitle}</StepHeading>
      {flow.quote && <QuoteNotice quote={flow.quote} />}
      <Stack spacing={0.5}>
        <Typography>{copy.deposit.attach}</Typography>
        <Typography variant="body2" color="text.secondary">
          {messages.acceptedProof}
        </Typography>
      </Stack>
      {user?.emailVerified === false ? (
        <ConfirmEmail email={user.email} />
      ) : (
        <ReceiptPicker
          file={receipt.image}
          isFileLost={receipt.isFileLost}
          onPick={(image) => flow.setReceipt({ ...receipt, image, isFileLost: false })}
        />
      )}
      <TextField
        {...txidField}
        onChange={(event) => {
          void onChange(event);
          flow.setReceipt({ ...receipt, txid: event.target.value });
        }}
        label={copy.deposit.txid}
        autoComplete="off"
        fullWidth
      />
      <SubmitError
        id={errorId}
        inputError={formMessage(form.formState.errors)}
        error={create.error}
      />
      {create.isPending && receipt.image && <UploadProgress progress={create.progress} />}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={create.isPending || form.formState.isSubmitting}
        >
          {create.isPending ? copy.deposit.processing : copy.deposit.submitProof}
        </Button>
        <CancelButton
          progress={create.isPending ? create.progress : undefined}
          onCancelUpload={create.cancel}
          onCancel={flow.reset}
        />
      </Stack>
    </Stack>
  );
}

/** Uploads need a confirmed email address. */
function ConfirmEmail({ email }: { email: string }) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Alert severity="info">
        {messages.confirmEmailFirst} {copy.deposit.orWithout}
      </Alert>
      <ResendVerification email={email} />
    </Stack>
  );
}

function QuoteNotice({ quote }: { quote: CurrentQuote }) {
  const remainingMs = useRemaining(quote.validUntilMs);
  const { coinAmount, coin, amountCents } = quote;
  return (
    <Stack spacing={1}>
      <Typography sx={{ fontWeight: 600 }}>
        {copy.deposit.stated(coinAmount, coin, groupDollars(amountCents))}
      </Typography>
      {remainingMs > 0 ? (
        <Countdown remainingMs={remainingMs} />
      ) : (
        <Alert severity="warning">{copy.deposit.late}</Alert>
      )}
    </Stack>
  );
}
