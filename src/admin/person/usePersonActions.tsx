import type { UserPageRecord } from '#src/admin/provider/records.ts';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { AdjustDialog } from '#src/admin/users/AdjustDialog.tsx';
import { CloseDialog } from '#src/admin/users/CloseDialog.tsx';
import { copy as userCopy } from '#src/admin/users/copy.ts';
import { ResetDialog } from '#src/admin/users/ResetDialog.tsx';
import { RevokeDialog } from '#src/admin/users/RevokeDialog.tsx';
import { RoleDialog } from '#src/admin/users/RoleDialog.tsx';
import { SignOutDialog } from '#src/admin/users/SignOutDialog.tsx';
import { SuspendDialog } from '#src/admin/users/SuspendDialog.tsx';
import { VerifyDialog } from '#src/admin/users/VerifyDialog.tsx';
import type { PersonAction } from './ActionGroup.tsx';
import { copy } from './copy.ts';
import { obstacleOf, resetObstacleOf } from './obstacleOf.ts';

const { hints } = copy.actions;

/** The actions on an account, each with its words and its dialog. */
export function usePersonActions(user: UserPageRecord) {
  const { open } = useDialogs();
  const { isAdmin, status } = user;
  const isActive = status === 'active';
  const verify: PersonAction = {
    label: userCopy.verify.button,
    hint: hints.verify,
    run: () => open(<VerifyDialog user={user} />),
  };
  const adjust: PersonAction = {
    label: userCopy.adjust.button,
    hint: hints.adjust,
    run: () => open(<AdjustDialog user={user} />),
  };
  const signOut = {
    label: userCopy.signOut.button,
    hint: hints.signOut,
    run: () => open(<SignOutDialog user={user} />),
  };
  const suspend = {
    label: isActive ? userCopy.suspend.button : userCopy.lift.button,
    hint: isActive ? hints.suspend : hints.lift,
    run: () => open(<SuspendDialog user={user} />),
  };
  const revoke = {
    label: userCopy.revoke.title,
    hint: hints.revoke,
    run: () => open(<RevokeDialog user={user} />),
  };
  const role = {
    label: isAdmin ? userCopy.demote.button : userCopy.promote.button,
    hint: isAdmin ? hints.demote : hints.promote,
    run: () => open(<RoleDialog user={user} />),
  };
  const reset = {
    label: userCopy.reset.button,
    hint: hints.reset,
    blocked: resetObstacleOf(user),
    run: () => open(<ResetDialog user={user} />),
  };
  const close = {
    label: userCopy.closeAccount.button,
    hint: hints.close,
    blocked: obstacleOf(user),
    run: () => open(<CloseDialog user={user} />),
  };
  return { verify, adjust, signOut, suspend, revoke, role, reset, close };
}
