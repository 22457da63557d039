import { useState } from 'react';
import { resource } from '#contract/backOffice.ts';
import { copy as dutyCopy } from '#src/admin/duties/copy.ts';
import { DutyChoices } from '#src/admin/duties/DutyChoices.tsx';
import { commands } from '#src/admin/provider/commands.ts';
import type { StaffRow } from '#src/admin/provider/records.ts';
import { ReasonDialog } from '#src/admin/shell/ReasonDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { copy as userCopy } from '#src/admin/users/copy.ts';
import { reasonRules } from '#src/admin/users/reasonRules.ts';
import { copy } from './copy.ts';

/** Gives and takes duties of a member of staff; they and all staff get a mail. */
export function DutiesDialog({ member: { id, fullName, duties } }: { member: StaffRow }) {
  const [chosen, setChosen] = useState([...duties]);
  const command = useDialogCommand(commands.setDuties, {
    invalidates: [resource.users, 'staff'],
  });
  return (
    <ReasonDialog
      title={dutyCopy.title}
      text={copy.change.text(fullName)}
      submit={copy.change.submit}
      hint={userCopy.logged.hint}
      rules={reasonRules}
      destructive={false}
      command={command}
      onSubmit={({ reason }) => command.run({ id, duties: chosen.join(), reason })}
    >
      <DutyChoices chosen={chosen} held={duties} onChange={setChosen} />
    </ReasonDialog>
  );
}
