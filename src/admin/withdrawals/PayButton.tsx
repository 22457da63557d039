import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { BodyOf } from '#contract/call.ts';
import { isTxid } from '#contract/coin.ts';
import { messages } from '#contract/messages.ts';
import { payoutBlockMessages } from '#contract/payoutBlocks.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { formMessage } from '#src/shared/form/firstFailing.ts';
import { rulesOf } from '../provider/rulesOf.ts';
import { CommandDialog, problemId } from '../shell/CommandDialog.tsx';
import { type CommandDialogState, useCommandDialog } from '../shell/useCommandDialog.ts';
import { useCommandForm } from '../shell/useCommandForm.ts';
import { copy } from './copy.ts';
import { useIsPayer } from './useIsPayer.ts';
import type { StepProps } from './WithdrawalActions.tsx';
import { WithdrawalSummary } from './WithdrawalSummary.tsx';

const words = copy.pay;

type Input = BodyOf<typeof withdrawals.pay>;

/** Records that an approved withdrawal was paid, by which transaction and how much coin (S-297). */
export function PayButton({ withdrawal, keys = false, onDecided }: StepProps) {
  const { id, blockedBy } = withdrawal;
  const isPayer = useIsPayer(withdrawal);
  const pay = useCommandDialog({
    ask: (provider, input: Input, once) => provider.payWithdrawal({ id, ...input }, once),
    touches: ['withdrawals', 'testing'],
    ...(onDecided && { onDone: onDecided }),
  });
  if (!isPayer && !pay.open) return null;
  return (
    <>
      <span title={blockedBy ? payoutBlockMessages[blockedBy] : undefined}>
        <Button
          size="small"
          variant="contained"
          disabled={blockedBy !== null}
          aria-keyshortcuts={keys ? 'c' : undefined}
          onClick={pay.begin}
        >
          {words.button}
        </Button>
      </span>
      {pay.open && <PayDialog withdrawal={withdrawal} command={pay} />}
    </>
  );
}

function PayDialog({
  withdrawal,
  command,
}: Pick<StepProps, 'withdrawal'> & { command: CommandDialogState<Input> }) {
  const { coin, status } = withdrawal;
  const rules = rulesOf(withdrawals.pay);
  const form = useCommandForm(rules, { txid: '', coinAmount: '' }, command);
  const submit = form.handleSubmit((typed) => {
    // The row does not know the coin; the screen does, and says so before anything is sent.
    if (isTxid(coin, typed.txid)) command.give(typed);
    else form.setError('txid', { type: 'rule', message: messages.txidInvalid });
  });
  return (
    <CommandDialog
      title={words.title}
      text={words.text}
      submit={words.submit}
      command={command}
      invalid={formMessage(form.formState.errors)}
      over={status !== 'approved'}
      onSubmit={submit}
    >
      <WithdrawalSummary withdrawal={withdrawal} />
      <TextField
        {...fieldProps(form, 'txid', problemId)}
        label={words.txid}
        helperText={words.txidHint[coin]}
        autoComplete="off"
        spellCheck={false}
        autoFocus
        fullWidth
      />
      <TextField
        {...fieldProps(form, 'coinAmount', problemId)}
        label={words.coinAmount(coin)}
        autoComplete="off"
        fullWidth
      />
    </CommandDialog>
  );
}
