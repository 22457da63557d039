import { resource } from '#contract/backOffice.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { ConfirmationButton } from '#src/admin/shell/ConfirmationButton.tsx';
import { copy } from './copy.ts';

/** Closes an account; the server refuses while it has money or open deposits. */
export const CloseButton = ({ user: { id, fullName } }: { user: UserRecord }) => (
  <ConfirmationButton
    {...copy.closeAccount}
    text={copy.closeAccount.text(fullName)}
    destructive
    buttonProps={{
      variant: 'text',
      color: 'error',
      'aria-label': copy.users.of(copy.closeAccount.button, fullName),
    }}
    command={commands.closeUser}
    input={{ id }}
    invalidates={[resource.users, 'sessions']}
  />
);
