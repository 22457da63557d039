import { useEffect } from 'react';
import { withdrawals } from '#contract/withdrawals.ts';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { rulesOf } from '#src/admin/provider/rulesOf.ts';
import { DecisionForm, decisionProblemId } from '#src/admin/record/DecisionForm.tsx';
import { ReasonChips } from '#src/admin/record/ReasonChips.tsx';
import { useCommandForm } from '#src/admin/shell/FormDialog.tsx';
import { useIsPayer } from '#src/admin/withdrawals/useIsPayer.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { formMessage } from '#src/shared/form/firstFailing.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import type { FormProps } from './StepForms.tsx';

interface DeclineFormProps extends FormProps<{ id: string; reason: string }> {
  /** For the button of the bar. */
  setReason: (reason: string) => void;
}

/** Declines a withdrawal with a reason, or objects to it while a colleague pays. */
export function DeclineForm(props: DeclineFormProps) {
  const { withdrawal, command, decidedBefore, setReason } = props;
  const { id, payingBy, objectedBy } = withdrawal;
  const isPayer = useIsPayer(withdrawal);
  const dialog = { ...command, close: command.reset };
  const form = useCommandForm(rulesOf(withdrawals.decline), { reason: '' }, dialog);
  const reason = form.watch('reason');
  useEffect(() => setReason(reason), [reason, setReason]);
  const { button, text, whilePaid } = copy.decline;
  const isPaidByOther = payingBy?.active && !isPayer;
  const choose = (reason: string) => {
    form.setValue('reason', reason, { shouldDirty: true });
    form.clearErrors();
  };
  return (
    <DecisionForm
      name={button}
      effect={isPaidByOther ? whilePaid(payingBy.fullName, objectedBy?.fullName) : text}
      problem={formMessage(form.formState.errors) ?? command.errorMessage}
      decidedBefore={decidedBefore}
      onSubmit={form.handleSubmit((input) => command.run({ id, ...input }))}
    >
      <ReasonChips kind="withdrawal" chosen={reason} onChoose={choose} />
      <TextField
        {...fieldProps(form, 'reason', decisionProblemId)}
        label={adminCopy.reason}
        helperText={adminCopy.reasonHint}
        multiline
        minRows={2}
        maxRows={4}
        fullWidth
      />
    </DecisionForm>
  );
}
