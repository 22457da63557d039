import { DecisionForm, decisionProblemId } from '#src/admin/record/DecisionForm.tsx';
import { ReasonChips } from '#src/admin/record/ReasonChips.tsx';
import { useMailNote } from '#src/admin/record/useMailNote.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { formMessage } from '#src/shared/form/firstFailing.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import type { Decline } from './useDecline.ts';

interface DeclineFormProps extends Decline {
  /** Nothing shows a payment: no proof, no transaction id, no coin. */
  hasNothing: boolean;
  decidedBefore: string | undefined;
}

export function DeclineForm(props: DeclineFormProps) {
  const { form, command, submit, hasNothing, decidedBefore } = props;
  const choose = (reason: string) => {
    form.setValue('reason', reason, { shouldDirty: true });
    form.clearErrors();
  };
  return (
    <DecisionForm
      name={copy.decline.title}
      effect={`${copy.decline.effect} ${useMailNote()}`}
      problem={formMessage(form.formState.errors) ?? command.errorMessage}
      decidedBefore={decidedBefore}
      onSubmit={submit}
    >
      <ReasonChips
        kind="deposit"
        own={hasNothing ? copy.decline.bareReason : undefined}
        chosen={form.watch('reason')}
        onChoose={choose}
      />
      <TextField
        {...fieldProps(form, 'reason', decisionProblemId)}
        label={copy.decline.reason}
        multiline
        minRows={2}
        maxRows={4}
        fullWidth
      />
    </DecisionForm>
  );
}
