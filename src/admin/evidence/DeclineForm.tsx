import { DecisionForm, decisionProblemId } from '#src/admin/record/DecisionForm.tsx';
import { ReasonChips } from '#src/admin/record/ReasonChips.tsx';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { formMessage } from '#src/shared/form/firstFailing.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import type { Decline } from './useDecline.ts';

interface DeclineFormProps extends Decline {
  decidedBefore: string | undefined;
}

export function DeclineForm({ form, command, submit, decidedBefore }: DeclineFormProps) {
  const choose = (reason: string) => {
    form.setValue('reason', reason, { shouldDirty: true });
    form.clearErrors();
  };
  return (
    <DecisionForm
      name={copy.decline.title}
      effect={copy.decline.effect}
      problem={formMessage(form.formState.errors) ?? command.errorMessage}
      decidedBefore={decidedBefore}
      onSubmit={submit}
    >
      <ReasonChips kind="deposit" chosen={form.watch('reason')} onChoose={choose} />
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
