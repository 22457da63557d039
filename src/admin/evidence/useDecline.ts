import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { deposits } from '#contract/deposits.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { rulesOf } from '#src/admin/provider/rulesOf.ts';
import { type Command, useCommand } from '#src/admin/provider/useCommand.ts';
import { useCommandForm } from '#src/admin/shell/FormDialog.tsx';
import { copy } from './copy.ts';
import { changedResources, type DecisionOptions, type DecisionReply } from './useConfirm.ts';

interface DeclineInput {
  reason: string;
}

export interface Decline {
  form: UseFormReturn<DeclineInput>;
  command: Command<{ id: string } & DeclineInput>;
  submit: () => void;
}

/** The form of a decline; where the payment was credited before, its reason is written already. */
export function useDecline(
  id: string,
  evidence: EvidenceRecord | undefined,
  { onDone, action, onReply }: DecisionOptions,
): Decline {
  const command = useCommand<{ id: string } & DeclineInput, DecisionReply>(
    commands.declineDeposit,
    { invalidates: changedResources, expects: 'deposit.decided', onDone, action },
    onReply,
  );
  const form = useCommandForm<DeclineInput>(
    rulesOf(deposits.decline),
    { reason: '' },
    { ...command, close: command.reset },
  );
  const { getFieldState, setValue } = form;
  const isCredited = Boolean(evidence?.creditedElsewhere);
  useEffect(() => {
    if (isCredited && !getFieldState('reason').isDirty) {
      setValue('reason', copy.decline.creditedReason);
    }
  }, [isCredited, getFieldState, setValue]);
  const submit = form.handleSubmit((input) => command.run({ id, ...input }));
  return { form, command, submit: () => void submit() };
}
