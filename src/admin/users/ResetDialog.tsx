import { resource } from '#contract/backOffice.ts';
import { resets } from '#contract/resets.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { rulesOf } from '#src/admin/provider/rulesOf.ts';
import { ReasonDialog } from '#src/admin/shell/ReasonDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { copy } from './copy.ts';

const { title, text, submit } = copy.reset;
const rules = rulesOf(resets.propose).pick(['reason']);

/** Proposes to remove two-step sign-in, with a reason that its owner gets by mail. */
export function ResetDialog({ user: { id, fullName } }: { user: UserRecord }) {
  const command = useDialogCommand(commands.proposeReset, { invalidates: [resource.users] });
  return (
    <ReasonDialog
      title={title}
      text={text(fullName)}
      submit={submit}
      hint={copy.mailedHint}
      rules={rules}
      command={command}
      onSubmit={({ reason }) => command.run({ userId: id, reason })}
    />
  );
}
