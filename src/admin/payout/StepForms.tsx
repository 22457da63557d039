import type { FormEvent } from 'react';
import { commands } from '#src/admin/provider/commands.ts';
import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { type Command, useCommand } from '#src/admin/provider/useCommand.ts';
import { DecisionForm } from '#src/admin/record/DecisionForm.tsx';
import { invalidates } from '#src/admin/withdrawals/invalidates.ts';
import { copy } from './copy.ts';
import type { Step } from './decisionsOf.ts';

export interface FormProps<Input> {
  withdrawal: PayoutRecord;
  command: Command<Input>;
  decidedBefore: string | undefined;
}

interface StepFormProps extends FormProps<{ id: string }> {
  step: Exclude<Step, 'pay'>;
}

/** The form of a step without input: what it does. */
export function StepForm({ withdrawal, step, command, decidedBefore }: StepFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    command.run({ id: withdrawal.id });
  };
  return (
    <DecisionForm
      name={copy[step].button}
      effect={copy[step].text}
      problem={command.errorMessage}
      decidedBefore={decidedBefore}
      onSubmit={submit}
    />
  );
}

/** The commands of a withdrawal, but its payment. A decision opens the next one. */
export function useSteps(onDecided: () => void, onStarted: () => void) {
  return {
    approve: useCommand(commands.approveWithdrawal, { invalidates, onDone: onDecided }),
    startPayment: useCommand(commands.startPayment, { invalidates, onDone: onStarted }),
    decline: useCommand(commands.declineWithdrawal, { invalidates, onDone: onDecided }),
  };
}
