import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { number } from 'yup';
import {
  type ApprovalRule,
  resetWaitHoursMin,
  ruleKinds,
  ruleProposal,
} from '#contract/approvals.ts';
import { commands } from '#src/admin/provider/commands.ts';
import { problemId } from '#src/admin/shell/CommandDialog.tsx';
import { FormDialog, useCommandForm } from '#src/admin/shell/FormDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { effectOf, type Proposal } from './effectOf.ts';
import { hasAmount, hasWait, partsOf } from './partsOf.ts';
import { RuleChoice } from './RuleChoice.tsx';
import { ruleCopy } from './ruleCopy.ts';
import { useApprovalsAgain } from './useApprovals.ts';

const texts = ruleCopy.propose;
const { kinds } = ruleCopy.rules;
const counts = [1, 2, 3, 4, 5];
const blank = { kind: 'withdrawal', fromUsd: '0', approvals: 2, waitHours: 0 } as const;

const rulesOfForm = ruleProposal.shape({
  waitHours: number()
    .typeError(texts.waitWrong)
    .integer(texts.waitWrong)
    .min(0, texts.waitWrong)
    .max(720, texts.waitWrong)
    .when('kind', ([kind], hours) =>
      kind === 'reset' ? hours.min(resetWaitHoursMin, texts.waitShort(resetWaitHoursMin)) : hours,
    ),
});

/** Proposes a rule of approvals, and shows from when it applies. */
export function ProposeDialog({ rules }: { rules: readonly ApprovalRule[] }) {
  const command = useDialogCommand(commands.proposeRule, {
    invalidates: [],
    onDone: useApprovalsAgain(),
  });
  const form = useCommandForm<Proposal>(rulesOfForm, blank, command);
  const typed = form.watch();
  const { kind } = typed;
  return (
    <FormDialog
      title={texts.title}
      submit={texts.submit}
      command={command}
      form={form}
      onSubmit={(input) => command.run(partsOf(input))}
    >
      <RuleChoice
        form={form}
        name="kind"
        label={texts.kind}
        options={ruleKinds.map((each) => [each, kinds[each]])}
      />
      {hasAmount(kind) && (
        <TextField
          {...fieldProps(form, 'fromUsd', problemId)}
          label={texts.from}
          autoComplete="off"
          fullWidth
        />
      )}
      <RuleChoice
        form={form}
        name="approvals"
        label={texts.approvals}
        options={counts.map((count) => [count, String(count)])}
      />
      {hasWait(kind) && (
        <TextField
          {...fieldProps(form, 'waitHours', problemId)}
          label={texts.wait}
          autoComplete="off"
          fullWidth
        />
      )}
      {kind === 'withdrawal' && (
        <FormControlLabel
          control={<Checkbox {...form.register('separatePayer')} />}
          label={texts.payer}
        />
      )}
      <Alert severity="info" role="status">
        {effectOf(rules, partsOf(typed))}
      </Alert>
    </FormDialog>
  );
}
