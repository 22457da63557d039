import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { ReconciliationDetail } from '#contract/reconciliationRecord.ts';
import { closingRules } from '#contract/reconciliations.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import { commands } from '#src/admin/provider/commands.ts';
import { problemId } from '#src/admin/shell/CommandDialog.tsx';
import { FormDialog, useCommandForm } from '#src/admin/shell/FormDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import { DayState } from './DayState.tsx';
import { reconciliationsKey } from './useReconciliations.ts';

/** The button that closes a day, for those with the duty Audit. */
export function CloseDay({ day }: { day: ReconciliationDetail }) {
  const { open } = useDialogs();
  const mayAudit = useMay('audit');
  if (day.state === 'closed' || !mayAudit) return <DayState state={day.state} />;
  return (
    <Button size="small" variant="contained" onClick={() => open(<CloseDialog id={day._id} />)}>
      {copy.close.button}
    </Button>
  );
}

function CloseDialog({ id }: { id: string }) {
  const cache = useQueryClient();
  const onDone = () => void cache.invalidateQueries({ queryKey: reconciliationsKey });
  const command = useDialogCommand(commands.closeReconciliation, { invalidates: [], onDone });
  const form = useCommandForm(closingRules, { note: '' }, command);
  return (
    <FormDialog
      {...copy.close}
      command={command}
      form={form}
      onSubmit={(input) => command.run({ id, ...input })}
    >
      <TextField
        {...fieldProps(form, 'note', problemId)}
        label={copy.close.note}
        helperText={copy.close.hint}
        autoFocus
        multiline
        minRows={2}
        fullWidth
      />
    </FormDialog>
  );
}
