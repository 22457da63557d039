import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRecordContext } from 'react-admin';
import type { BodyOf } from '#contract/call.ts';
import { confirmRules, type deposits } from '#contract/deposits.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { sentenceOfForm } from '#src/shared/form/firstFailing.ts';
import { dollars } from '#src/shared/format/money.ts';
import type { DepositRecord } from '../provider/records.ts';
import { CommandDialog, problemId } from '../shell/CommandDialog.tsx';
import { type CommandDialogState, useCommandDialog } from '../shell/useCommandDialog.ts';
import { useCommandForm } from '../shell/useCommandForm.ts';
import { canDecide } from './canDecide.ts';
import { copy } from './copy.ts';
import type { Deciding } from './DecisionButtons.tsx';
import { EvidenceSummary } from './EvidenceSummary.tsx';

const words = copy.confirm;

type Input = BodyOf<typeof deposits.confirm>;

/** Confirms the deposit at hand after a look at its evidence (S-287, S-289, S-294). */
export function ConfirmButton({ keys = false, onDecided }: Deciding) {
  const deposit = useRecordContext<DepositRecord>();
  const confirm = useCommandDialog({
    ask: (provider, input: Input, once) =>
      provider.confirmDeposit({ id: deposit?.id ?? '', ...input }, once),
    touches: ['adminTrans', 'testing'],
    ...(onDecided && { onDone: onDecided }),
  });
  if (!canDecide(deposit, confirm.open)) return null;
  return (
    <>
      <Button
        size="small"
        variant="contained"
        aria-keyshortcuts={keys ? 'c' : undefined}
        onClick={confirm.begin}
      >
        {words.button}
      </Button>
      {confirm.open && <ConfirmDialog deposit={deposit} command={confirm} />}
    </>
  );
}

interface ConfirmDialogProps {
  deposit: DepositRecord;
  command: CommandDialogState<Input>;
}

function ConfirmDialog({ deposit, command }: ConfirmDialogProps) {
  const form = useCommandForm(confirmRules, { amount: '', note: '' }, command);
  const field = (name: 'amount' | 'note') => fieldProps(form, name, problemId);
  return (
    <CommandDialog
      title={words.title}
      text={words.text}
      submit={words.submit}
      command={command}
      invalid={sentenceOfForm(form.formState.errors)}
      over={deposit.status !== 'pending'}
      onSubmit={form.handleSubmit((typed) => command.give(typed))}
    >
      <EvidenceSummary deposit={deposit} />
      <TextField
        {...field('amount')}
        label={words.amount}
        helperText={words.amountHint(dollars(Number(deposit.amount)))}
        autoComplete="off"
        autoFocus
        fullWidth
      />
      <TextField
        {...field('note')}
        label={words.note}
        helperText={words.noteHint}
        multiline
        minRows={2}
        fullWidth
      />
    </CommandDialog>
  );
}
