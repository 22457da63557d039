import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { resource } from '#contract/backOffice.ts';
import type { PayoutDetail } from '#contract/payoutDetail.ts';
import { cancelRules } from '#contract/payoutRules.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import { CommandDialog, problemId } from '#src/admin/shell/CommandDialog.tsx';
import { FormDialog, useCommandForm } from '#src/admin/shell/FormDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import { payoutCommands } from './payoutCommands.ts';
import { RaiseFee } from './RaiseFee.tsx';
import { payoutsKey } from './usePayouts.ts';

/** Send, raise the fee and cancel, for those with the duty Pay. */
export function PayoutActions({ payout }: { payout: PayoutDetail }) {
  const { open } = useDialogs();
  const mayPay = useMay('pay');
  const me = useSession().user?._id;
  const { _id: id, state, isAccepted, sendAskedAt, problem, isDead } = payout;
  const isOpen = state === 'draft' || state === 'signed';
  if (!mayPay || (!isOpen && state !== 'sent')) return null;
  if (!isOpen && !isDead) {
    // Its withdrawals are bound to its maker.
    if (payout.madeBy._id !== me || payout.replacedBy || payout.confirmations) return null;
    return (
      <Button variant="outlined" onClick={() => open(<RaiseFee id={id} />)}>
        {copy.replace.button}
      </Button>
    );
  }
  return (
    <>
      <Button variant="outlined" onClick={() => open(<CancelDialog id={id} />)}>
        {copy.cancel.button}
      </Button>
      {state === 'signed' && isAccepted && !sendAskedAt && !problem && (
        <Button variant="contained" onClick={() => open(<SendDialog id={id} />)}>
          {copy.send.button}
        </Button>
      )}
    </>
  );
}

const useAgain = () => {
  const cache = useQueryClient();
  return {
    invalidates: [resource.withdrawals],
    onDone: () => void cache.invalidateQueries({ queryKey: payoutsKey }),
  } as const;
};

function SendDialog({ id }: { id: string }) {
  const command = useDialogCommand(payoutCommands.send, useAgain());
  return (
    <CommandDialog
      {...copy.send}
      command={command}
      onSubmit={(event) => {
        event.preventDefault();
        command.run({ id });
      }}
    />
  );
}

function CancelDialog({ id }: { id: string }) {
  const command = useDialogCommand(payoutCommands.cancel, useAgain());
  const form = useCommandForm(cancelRules, { reason: '' }, command);
  return (
    <FormDialog
      {...copy.cancel}
      command={command}
      form={form}
      onSubmit={({ reason }) => command.run({ id, reason })}
    >
      <TextField
        {...fieldProps(form, 'reason', problemId)}
        label={copy.cancel.reason}
        autoFocus
        multiline
        minRows={2}
        fullWidth
      />
    </FormDialog>
  );
}
