import { ConfirmationButton } from '#src/admin/shell/ConfirmationButton.tsx';
import type { UserRecord } from '../provider/records.ts';
import { copy } from './copy.ts';

/** Makes somebody staff, or an investor again; their sessions end with it. */
export function RoleButton({ user: { id, fullName, isAdmin } }: { user: UserRecord }) {
  const words = isAdmin ? copy.demote : copy.promote;
  return (
    <ConfirmationButton
      button={words.button}
      title={words.title}
      text={words.text(fullName)}
      submit={words.submit}
      ask={(provider) => provider.setRole({ id, role: isAdmin ? 'user' : 'admin' })}
      touches={['testing', 'sessions']}
    />
  );
}
