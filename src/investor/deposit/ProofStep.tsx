import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Deposit, depositRules } from '#contract/deposits.ts';
import { messages } from '#contract/messages.ts';
import { sentenceOf } from '#src/shared/api/sentence.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { firstFailing, sentenceOfForm } from '#src/shared/form/firstFailing.ts';
import { ProblemAlert } from '#src/shared/form/ProblemAlert.tsx';
import { useDraft } from '#src/shared/session/useDraft.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from '../copy.ts';
import { Countdown } from './Countdown.tsx';
import { ProofPicker } from './ProofPicker.tsx';
import { StepHeading } from './StepHeading.tsx';
import { type SentCoin, useCreateDeposit } from './useCreateDeposit.ts';
import type { HeldQuote } from './useQuote.ts';
import { useRemaining } from './useRemaining.ts';

const words = copy.deposit;
const problemId = 'proof-problem';

interface ProofStepProps {
  sent: SentCoin;
  /** The quote as it was read; a reload forgets it, but the server has it. */
  held: HeldQuote | undefined;
  onDone: (deposit: Deposit) => void;
  onCancel: () => void;
}

/** Step 3: the proof, if there is one, and the submit (S-232 to S-249). */
export function ProofStep({ sent, held, onDone, onCancel }: ProofStepProps) {
  const [image, setImage] = useState<File>();
  const { amount, coin } = sent;
  const { before, keep } = useDraft<string>(`deposit ${sent.quoteId}`);
  const form = useForm({
    resolver: firstFailing(depositRules),
    defaultValues: { amount, coin, txid: before ?? '' },
  });
  keep(form.watch('txid') ?? '');
  const create = useCreateDeposit(onDone);
  const problem =
    sentenceOfForm(form.formState.errors) ?? (create.error ? sentenceOf(create.error) : undefined);
  return (
    <Stack
      component="form"
      spacing={3}
      noValidate
      onSubmit={form.handleSubmit(({ txid }) =>
        create.mutate({ ...sent, txid: txid?.trim() ?? '', image }),
      )}
    >
      <StepHeading>{words.proofTitle}</StepHeading>
      {held && <Standing held={held} />}
      <Stack spacing={0.5}>
        <Typography>{words.attach}</Typography>
        <Typography variant="body2" color="text.secondary">
          {messages.acceptedProof}
        </Typography>
      </Stack>
      <ProofPicker file={image} onPick={setImage} />
      <TextField
        {...fieldProps(form, 'txid', problemId)}
        label={words.txid}
        autoComplete="off"
        fullWidth
      />
      <ProblemAlert id={problemId} sentence={problem} />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button type="submit" variant="contained" size="large" disabled={create.isPending}>
          {create.isPending ? words.processing : words.submitProof}
        </Button>
        <Button size="large" onClick={onCancel} disabled={create.isPending}>
          {sharedCopy.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}

function Standing({ held }: { held: HeldQuote }) {
  const remainingMs = useRemaining(held.validUntilMs);
  const { coinAmount, coin, amount } = held.quote;
  return (
    <Stack spacing={1}>
      <Typography sx={{ fontWeight: 650 }}>
        {words.stated(coinAmount, coin, `${amount}.00`)}
      </Typography>
      {remainingMs > 0 ? (
        <Countdown remainingMs={remainingMs} />
      ) : (
        <Alert severity="warning">{words.late}</Alert>
      )}
    </Stack>
  );
}
