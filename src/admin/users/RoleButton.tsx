import { resource } from '#contract/backOffice.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { ConfirmationButton } from '#src/admin/shell/ConfirmationButton.tsx';
import { copy } from './copy.ts';

/** Makes an investor staff, or a staff member an investor; it ends their sessions. */
export function RoleButton({ user: { id, fullName, isAdmin } }: { user: UserRecord }) {
  const texts = isAdmin ? copy.demote : copy.promote;
  return (
    <ConfirmationButton
      {...texts}
      text={texts.text(fullName)}
      command={commands.setRole}
      input={{ id, role: isAdmin ? 'user' : 'admin' }}
      invalidates={[resource.users, 'sessions']}
    />
  );
}
