import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { depositRules } from '#contract/deposits.ts';
import { messages } from '#contract/messages.ts';
import { groupDollars } from '#contract/money.ts';
import { ResendVerification } from '#src/investor/account/ResendVerification.tsx';
import { copy } from '#src/investor/copy.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { firstFailing, formMessage } from '#src/shared/form/firstFailing.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { CancelButton } from './CancelButton.tsx';
import { Countdown } from './Countdown.tsx';
import { ReceiptPicker } from './ReceiptPicker.tsx';
import { StepHeading } from './StepHeading.tsx';
import { SubmitProblem } from './SubmitProblem.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { type MadeDeposit, type SentCoin, useCreateDeposit } from './useCreateDeposit.ts';
import type { CurrentQuote } from './useQuote.ts';
import type { GivenProof } from './useReceiptDraft.ts';
import { useRemaining } from './useRemaining.ts';

const words = copy.deposit;
const problemId = 'proof-problem';

interface ProofStepProps {
  sent: SentCoin;
  /** The quote as it was read; a reload forgets it, but the server has it. */
  held: CurrentQuote | undefined;
  given: GivenProof;
  onGive: (given: GivenProof) => void;
  onDone: (deposit: MadeDeposit) => void;
  onCancel: () => void;
}

/** Step 3: the proof, if there is one, and the submit (S-232 to S-249). */
export function ReceiptStep({ sent, held, given, onGive, onDone, onCancel }: ProofStepProps) {
  const { amount, coin } = sent;
  const form = useForm({
    resolver: firstFailing(depositRules),
    defaultValues: { amount, coin, txid: given.txid },
  });
  const create = useCreateDeposit(onDone);
  const user = useSession().user;
  const underWay = create.isPending ? create.share : undefined;
  const { onChange, ...txidField } = fieldProps(form, 'txid', problemId);
  return (
    <Stack
      component="form"
      spacing={3}
      noValidate
      onSubmit={form.handleSubmit(({ txid }) =>
        create.submit({ ...sent, txid: txid?.trim() ?? '', image: given.image }),
      )}
    >
      <StepHeading>{words.proofTitle}</StepHeading>
      {held && <QuoteNotice held={held} />}
      <Stack spacing={0.5}>
        <Typography>{words.attach}</Typography>
        <Typography variant="body2" color="text.secondary">
          {messages.acceptedProof}
        </Typography>
      </Stack>
      {user?.emailVerified === false ? (
        <ConfirmFirst email={user.email} />
      ) : (
        <ReceiptPicker
          file={given.image}
          lost={given.lost}
          onPick={(image) => onGive({ ...given, image, lost: false })}
        />
      )}
      <TextField
        {...txidField}
        onChange={(event) => {
          void onChange(event);
          onGive({ ...given, txid: event.target.value });
        }}
        label={words.txid}
        autoComplete="off"
        fullWidth
      />
      <SubmitProblem
        id={problemId}
        typed={formMessage(form.formState.errors)}
        failure={create.error}
      />
      {create.isPending && given.image && <UploadProgress share={create.share} />}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={create.isPending || form.formState.isSubmitting}
        >
          {create.isPending ? words.processing : words.submitProof}
        </Button>
        <CancelButton underWay={underWay} onCallOff={create.callOff} onCancel={onCancel} />
      </Stack>
    </Stack>
  );
}

/** The way to an upload for an account whose e-mail address is not confirmed. */
function ConfirmFirst({ email }: { email: string }) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Alert severity="info">
        {messages.confirmEmailFirst} {words.orWithout}
      </Alert>
      <ResendVerification email={email} />
    </Stack>
  );
}

function QuoteNotice({ held }: { held: CurrentQuote }) {
  const remainingMs = useRemaining(held.validUntilMs);
  const { coinAmount, coin } = held.quote;
  return (
    <Stack spacing={1}>
      <Typography sx={{ fontWeight: 600 }}>
        {words.stated(coinAmount, coin, groupDollars(held.amountCents))}
      </Typography>
      {remainingMs > 0 ? (
        <Countdown remainingMs={remainingMs} />
      ) : (
        <Alert severity="warning">{words.late}</Alert>
      )}
    </Stack>
  );
}
