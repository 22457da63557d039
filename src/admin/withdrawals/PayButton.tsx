import TextField from '@mui/material/TextField';
import type { BodyOf } from '#contract/call.ts';
import { isTxid, txidMessage } from '#contract/coin.ts';
import { payoutBlockMessages } from '#contract/payoutBlocks.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { commands } from '#src/admin/provider/commands.ts';
import { rulesOf } from '#src/admin/provider/rulesOf.ts';
import { DecisionButton } from '#src/admin/review/DecisionButton.tsx';
import { type DialogCommand, problemId } from '#src/admin/shell/CommandDialog.tsx';
import { FormDialog, useCommandForm } from '#src/admin/shell/FormDialog.tsx';
import { useCommandDialog } from '#src/admin/shell/useCommandDialog.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { copy } from './copy.ts';
import { invalidates, type StepProps } from './StepButtons.tsx';
import { useIsPayer } from './useIsPayer.ts';
import { WithdrawalSummary } from './WithdrawalSummary.tsx';

/** Records the payment of an approved withdrawal: its transaction and the amount in coin. */
export function PayButton({ withdrawal, hasShortcuts = false, onDecided }: StepProps) {
  const { id, blockedBy } = withdrawal;
  const pay = useCommandDialog(commands.payWithdrawal, { invalidates, onDone: onDecided });
  return (
    <DecisionButton
      label={copy.pay.button}
      shortcut={hasShortcuts && 'c'}
      isPossible={useIsPayer(withdrawal)}
      blockedReason={blockedBy ? payoutBlockMessages[blockedBy] : undefined}
      command={pay}
    >
      <PayDialog
        withdrawal={withdrawal}
        command={pay}
        onPaid={(input) => pay.run({ id, ...input })}
      />
    </DecisionButton>
  );
}

type PayInput = BodyOf<typeof withdrawals.pay>;

interface PayDialogProps extends Pick<StepProps, 'withdrawal'> {
  command: DialogCommand;
  onPaid: (input: PayInput) => void;
}

function PayDialog({ withdrawal, command, onPaid }: PayDialogProps) {
  const { coin, status } = withdrawal;
  const form = useCommandForm(rulesOf(withdrawals.pay), { txid: '', coinAmount: '' }, command);
  const submit = (input: PayInput) => {
    // The rules of the call cannot check the transaction id: its coin is not in the body.
    if (isTxid(coin, input.txid)) onPaid(input);
    else form.setError('txid', { type: 'rule', message: txidMessage(coin) });
  };
  return (
    <FormDialog
      {...copy.pay}
      command={command}
      form={form}
      isStale={status !== 'approved'}
      onSubmit={submit}
    >
      <WithdrawalSummary withdrawal={withdrawal} />
      <TextField
        {...fieldProps(form, 'txid', problemId)}
        label={copy.pay.txid}
        helperText={copy.pay.txidHint[coin]}
        autoComplete="off"
        spellCheck={false}
        autoFocus
        fullWidth
      />
      <TextField
        {...fieldProps(form, 'coinAmount', problemId)}
        label={copy.pay.coinAmount(coin)}
        autoComplete="off"
        fullWidth
      />
    </FormDialog>
  );
}
