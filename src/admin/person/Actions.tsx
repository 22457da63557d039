import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { listPath } from '#contract/backOffice.ts';
import { groupDollars } from '#contract/money.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import type { UserPageRecord } from '#src/admin/provider/records.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { widths } from '#src/admin/record/widths.ts';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { AdjustDialog } from '#src/admin/users/AdjustDialog.tsx';
import { CloseDialog } from '#src/admin/users/CloseDialog.tsx';
import { copy as userCopy } from '#src/admin/users/copy.ts';
import { ResetDialog } from '#src/admin/users/ResetDialog.tsx';
import { RevokeDialog } from '#src/admin/users/RevokeDialog.tsx';
import { RoleDialog } from '#src/admin/users/RoleDialog.tsx';
import { SignOutDialog } from '#src/admin/users/SignOutDialog.tsx';
import { SuspendDialog } from '#src/admin/users/SuspendDialog.tsx';
import { useIsSelf } from '#src/admin/users/useIsSelf.ts';
import { VerifyDialog } from '#src/admin/users/VerifyDialog.tsx';
import { ActionGroup, type PersonAction } from './ActionGroup.tsx';
import { activityOf } from './activityOf.ts';
import { copy } from './copy.ts';

const { groups, hints } = copy.actions;

/** The actions of staff on an account, mildest first; on their own account nothing. */
export function Actions({ user }: { user: UserPageRecord }) {
  const isOwn = useIsSelf(user.id);
  if (isOwn) return <OwnAccount />;
  if (user.status === 'closed') {
    return (
      <Section name={copy.actions.title}>
        <Box sx={{ color: 'text.secondary' }}>{copy.closed}</Box>
      </Section>
    );
  }
  return <Groups user={user} />;
}

const OwnAccount = () => (
  <Section name={copy.actions.title}>
    <Box sx={{ color: 'text.secondary' }}>{copy.own}</Box>
    <Link component={RouterLink} to={listPath('account')}>
      {copy.ownLink}
    </Link>
  </Section>
);

function Groups({ user }: { user: UserPageRecord }) {
  const { open } = useDialogs();
  const { isVerified, isAdmin, status } = user;
  const [review, approve, people] = [useMay('review'), useMay('approve'), useMay('people')];
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
  return (
    <>
      <ActionGroup title={groups.identity} actions={isVerified || !review ? [] : [verify]} />
      <ActionGroup title={groups.money} actions={approve ? [adjust] : []} />
      <ActionGroup
        title={groups.security}
        actions={[
          ...(isActive && people ? [signOut] : []),
          ...(people || (review && isActive && !isAdmin) ? [suspend] : []),
          ...(isVerified && review ? [revoke] : []),
        ]}
      />
      {people && (
        <ActionGroup
          title={groups.danger}
          actions={[...(isActive ? [role] : []), reset, close]}
          isDanger
        />
      )}
      <Box sx={onPhone}>
        <Link component={RouterLink} to={activityOf(user.id)}>
          {copy.activity}
        </Link>
      </Box>
    </>
  );
}

/** The reason for which the server would refuse a reset. */
function resetObstacleOf({ secondFactor }: UserPageRecord): string | undefined {
  if (secondFactor.isBeingReset) return hints.resetWaits;
  return secondFactor.isOn ? undefined : hints.noFactor;
}

/** The reason for which the server would refuse to close the account. */
function obstacleOf({ balanceCents, pendingDeposits }: UserPageRecord): string | undefined {
  const found = [
    balanceCents > 0n && hints.balance(groupDollars(balanceCents)),
    pendingDeposits.count > 0 && hints.pending(pendingDeposits.count),
  ].filter((text) => text !== false);
  return found.length > 0 ? hints.blocked(found.join(', ')) : undefined;
}

// The bar of a phone has no place for it.
const onPhone = {
  display: 'none',
  [widths.phone]: { display: 'block', px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' },
} as const;
