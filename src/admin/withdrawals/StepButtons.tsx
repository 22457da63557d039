import type { FormEvent } from 'react';
import { resource } from '#contract/backOffice.ts';
import { payoutBlockMessages } from '#contract/payoutBlocks.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { WithdrawalRecord } from '#src/admin/provider/records.ts';
import type { CommandCall } from '#src/admin/provider/useCommand.ts';
import { DecisionButton, type DecisionOptions } from '#src/admin/review/DecisionButton.tsx';
import { CommandDialog, type DialogTexts } from '#src/admin/shell/CommandDialog.tsx';
import { useCommandDialog } from '#src/admin/shell/useCommandDialog.ts';
import { copy } from './copy.ts';
import { useIsPayer } from './useIsPayer.ts';
import { WithdrawalSummary } from './WithdrawalSummary.tsx';

export interface StepProps extends DecisionOptions {
  withdrawal: WithdrawalRecord;
}

/** The resources that a step of a withdrawal changes. */
export const invalidates = [resource.withdrawals, resource.users] as const;

interface StepButtonProps extends StepProps {
  texts: DialogTexts & { button: string };
  command: CommandCall<{ id: string }>;
  isPossible: boolean;
  variant?: 'contained' | 'outlined';
  /** Disabled while the account cannot be paid. */
  needsPayable?: boolean;
}

/** A step without input. */
function StepButton(props: StepButtonProps) {
  const { withdrawal, texts, isPossible, variant, needsPayable = false, onDecided } = props;
  const { id, blockedBy } = withdrawal;
  const step = useCommandDialog(props.command, { invalidates, onDone: onDecided });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    step.run({ id });
  };
  const { button, ...dialogTexts } = texts;
  return (
    <DecisionButton
      label={button}
      {...(variant && { variant })}
      shortcut={props.hasShortcuts === true && 'c'}
      isPossible={isPossible}
      blockedReason={needsPayable && blockedBy ? payoutBlockMessages[blockedBy] : undefined}
      command={step}
    >
      <CommandDialog {...dialogTexts} isStale={!isPossible} command={step} onSubmit={submit}>
        <WithdrawalSummary withdrawal={withdrawal} />
      </CommandDialog>
    </DecisionButton>
  );
}

/** Approves a request; the amount stays held until the payment is recorded. */
export const ApproveButton = (step: StepProps) => (
  <StepButton
    {...step}
    needsPayable
    texts={copy.approve}
    isPossible={step.withdrawal.status === 'requested'}
    command={commands.approveWithdrawal}
  />
);

/** Makes the staff member the payer and shows them the whole address. */
export function StartPaymentButton({ withdrawal, hasShortcuts = false }: StepProps) {
  const { status, payingBy } = withdrawal;
  return (
    <StepButton
      withdrawal={withdrawal}
      hasShortcuts={hasShortcuts}
      needsPayable
      texts={copy.startPayment}
      isPossible={status === 'approved' && payingBy?.active !== true}
      command={commands.startPayment}
    />
  );
}

/** Releases a payment that was not made, for a colleague. */
export const StopPaymentButton = ({ withdrawal }: StepProps) => (
  <StepButton
    withdrawal={withdrawal}
    texts={copy.stopPayment}
    variant="outlined"
    isPossible={useIsPayer(withdrawal)}
    command={commands.stopPayment}
  />
);
