import { useRecordContext } from 'react-admin';
import { resource } from '#contract/backOffice.ts';
import { deposits } from '#contract/deposits.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { DepositRecord } from '#src/admin/provider/records.ts';
import { rulesOf } from '#src/admin/provider/rulesOf.ts';
import { DecisionButton, type DecisionOptions } from '#src/admin/review/DecisionButton.tsx';
import { ReasonDialog } from '#src/admin/shell/ReasonDialog.tsx';
import { useCommandDialog } from '#src/admin/shell/useCommandDialog.ts';
import { copy } from './copy.ts';
import { EvidenceSummary } from './EvidenceSummary.tsx';

export function DeclineButton({ hasShortcuts = false, onDecided }: DecisionOptions) {
  const deposit = useRecordContext<DepositRecord>();
  const decline = useCommandDialog(commands.declineDeposit, {
    invalidates: [resource.deposits, resource.users],
    onDone: onDecided,
  });
  if (!deposit) return null;
  const isPending = deposit.status === 'pending';
  return (
    <DecisionButton
      label={copy.decline.button}
      variant="outlined"
      color="error"
      shortcut={hasShortcuts && 'd'}
      isPossible={isPending}
      command={decline}
    >
      <ReasonDialog
        title={copy.decline.title}
        text={copy.decline.text}
        submit={copy.decline.submit}
        rules={rulesOf(deposits.decline)}
        isStale={!isPending}
        command={decline}
        onSubmit={(input) => decline.run({ id: deposit.id, ...input })}
      >
        <EvidenceSummary deposit={deposit} />
      </ReasonDialog>
    </DecisionButton>
  );
}
