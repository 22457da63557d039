import { useQueryClient } from '@tanstack/react-query';
import { type Alarm, closeRules } from '#contract/alarms.ts';
import { useApprovalsAgain } from '#src/admin/approvals/useApprovals.ts';
import { overviewKey } from '#src/admin/overview/useOverview.ts';
import { commands } from '#src/admin/provider/commands.ts';
import { problemId } from '#src/admin/shell/CommandDialog.tsx';
import { FormDialog, useCommandForm } from '#src/admin/shell/FormDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import { alarmsKey } from './useAlarms.ts';

/** Asks for a note, then closes an alarm. */
export function CloseAlarmDialog({ alarm: { _id: id, content } }: { alarm: Alarm }) {
  const cache = useQueryClient();
  const again = useApprovalsAgain();
  const onDone = () => {
    again();
    void cache.invalidateQueries({ queryKey: alarmsKey });
    void cache.invalidateQueries({ queryKey: overviewKey });
  };
  const command = useDialogCommand(commands.closeAlarm, { invalidates: [], onDone });
  const form = useCommandForm(closeRules.pick(['note']), { note: '' }, command);
  return (
    <FormDialog
      {...copy.close}
      command={command}
      form={form}
      onSubmit={({ note }) => command.run({ id, content, note })}
    >
      <TextField
        {...fieldProps(form, 'note', problemId)}
        label={copy.close.note}
        autoFocus
        multiline
        minRows={2}
        fullWidth
      />
    </FormDialog>
  );
}
