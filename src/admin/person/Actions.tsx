import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { listPath } from '#contract/backOffice.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import type { UserPageRecord } from '#src/admin/provider/records.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { widths } from '#src/admin/record/widths.ts';
import { useIsSelf } from '#src/admin/users/useIsSelf.ts';
import { ActionGroup } from './ActionGroup.tsx';
import { activityOf } from './activityOf.ts';
import { copy } from './copy.ts';
import { usePersonActions } from './usePersonActions.tsx';

const { groups } = copy.actions;

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
  const { isVerified, isAdmin, status } = user;
  const { verify, adjust, signOut, suspend, revoke, role, reset, close } = usePersonActions(user);
  const [review, approve, people] = [useMay('review'), useMay('approve'), useMay('people')];
  const isActive = status === 'active';
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

// The bar of a phone has no place for it.
const onPhone = {
  display: 'none',
  [widths.phone]: { display: 'block', px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' },
} as const;
