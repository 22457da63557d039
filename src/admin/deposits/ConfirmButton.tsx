import { useRecordContext } from 'react-admin';
import { resource } from '#contract/backOffice.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { DepositRecord } from '#src/admin/provider/records.ts';
import { DecisionButton, type DecisionOptions } from '#src/admin/review/DecisionButton.tsx';
import { useCommandDialog } from '#src/admin/shell/useCommandDialog.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { copy } from './copy.ts';

export function ConfirmButton({ hasShortcuts = false, onDecided }: DecisionOptions) {
  const deposit = useRecordContext<DepositRecord>();
  const confirm = useCommandDialog(commands.confirmDeposit, {
    invalidates: [resource.deposits, resource.users],
    onDone: onDecided,
  });
  if (!deposit) return null;
  return (
    <DecisionButton
      label={copy.confirm.button}
      shortcut={hasShortcuts && 'c'}
      isPossible={deposit.status === 'pending'}
      command={confirm}
    >
      <ConfirmDialog
        deposit={deposit}
        command={confirm}
        onConfirm={(input) => confirm.run({ id: deposit.id, ...input })}
      />
    </DecisionButton>
  );
}
