import { useState } from 'react';
import { resource } from '#contract/backOffice.ts';
import type { Duty } from '#contract/duties.ts';
import { DutyChoices } from '#src/admin/duties/DutyChoices.tsx';
import { commands } from '#src/admin/provider/commands.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { ReasonDialog } from '#src/admin/shell/ReasonDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { copy } from './copy.ts';
import { reasonRules } from './reasonRules.ts';

/** Makes an investor staff, or a staff member an investor; it ends their sessions. */
export function RoleDialog({ user: { id, fullName, isAdmin } }: { user: UserRecord }) {
  const [chosen, setChosen] = useState<Duty[]>([]);
  const texts = isAdmin ? copy.demote : copy.promote;
  const command = useDialogCommand(commands.setRole, {
    invalidates: [resource.users, 'sessions', 'staff'],
  });
  return (
    <ReasonDialog
      title={texts.title}
      text={texts.text(fullName)}
      submit={texts.submit}
      hint={copy.logged.hint}
      rules={reasonRules}
      command={command}
      onSubmit={(input) =>
        command.run({
          ...input,
          ...(isAdmin ? { id, role: 'user' } : { id, role: 'admin', duties: chosen.join() }),
        })
      }
    >
      {!isAdmin && <DutyChoices chosen={chosen} onChange={setChosen} />}
    </ReasonDialog>
  );
}
