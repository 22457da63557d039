import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { listPath } from '#contract/backOffice.ts';
import { duties, dutyNames } from '#contract/duties.ts';
import { pageRowsMax } from '#contract/sizes.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import { searchOf } from '#src/admin/filters/views.ts';
import { RecordTable } from '#src/admin/panel/RecordTable.tsx';
import type { StaffRow } from '#src/admin/provider/records.ts';
import { Avatar } from '#src/admin/shell/Avatar.tsx';
import { RecordError } from '#src/admin/shell/RecordError.tsx';
import { RecordLink } from '#src/admin/shell/RecordLinks.tsx';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { useIsSelf } from '#src/admin/users/useIsSelf.ts';
import { ago, moment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';
import { DutiesDialog } from './DutiesDialog.tsx';
import { InviteAgainButton } from './InviteAgainButton.tsx';

const { columns } = copy;

/** The members of staff: when each was here, and what waits for them. */
export function TeamTable() {
  const { data, error, refetch } = useGetList<StaffRow>('staff', {
    pagination: { page: 1, perPage: pageRowsMax },
    sort: { field: 'fullName', order: 'ASC' },
  });
  if (error) return <RecordError error={error} retry={refetch} />;
  if (!data) return <Skeleton height={120} />;
  return (
    <RecordTable
      name={copy.title}
      columns={[
        { label: columns.name },
        { label: columns.status },
        { label: columns.duties },
        ...[columns.factor, columns.signedIn, columns.seen, columns.waits].map((label) => ({
          label,
          isSoft: true,
        })),
      ]}
      rows={data.map((member) => [
        member.id,
        <Name key="name" member={member} />,
        <Status key="status" member={member} />,
        <Duties key="duties" member={member} />,
        <SecondFactor key="factor" member={member} />,
        <Age key="signedIn" iso={member.signedInAt} />,
        <Age key="seen" iso={member.lastSeenAt} />,
        <Waits key="waits" member={member} />,
      ])}
    />
  );
}

function Name({ member: { id, fullName } }: { member: StaffRow }) {
  const isSelf = useIsSelf(id);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Avatar fullName={fullName} small />
      <RecordLink screen="users" id={id} color="inherit" underline="hover" sx={{ fontWeight: 600 }}>
        {fullName}
      </RecordLink>
      {isSelf && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {copy.you}
        </Box>
      )}
    </Box>
  );
}

function Status({ member }: { member: StaffRow }) {
  const { status, signedInAt, lastSeenAt } = member;
  const isInvited = status === 'active' && signedInAt === null && lastSeenAt === null;
  const text = isInvited ? copy.invited : copy[status];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Box component="span" sx={{ color: text === copy.active ? 'inherit' : 'warning.main' }}>
        {text}
      </Box>
      {isInvited && <InviteAgainButton member={member} />}
    </Box>
  );
}

const Age = ({ iso }: { iso: string | null }) =>
  iso ? (
    <time dateTime={iso} title={moment(iso)}>
      {ago(iso)}
    </time>
  ) : (
    copy.never
  );

function Duties({ member }: { member: StaffRow }) {
  const { open } = useDialogs();
  const isSelf = useIsSelf(member.id);
  const mayChange = useMay('people') && !isSelf && member.status !== 'closed';
  const { fullName, duties: held } = member;
  const names = held.length === duties.length ? copy.all : dutyNames(held) || copy.none;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      {names}
      {mayChange && (
        <Button
          size="small"
          aria-label={copy.change.of(fullName)}
          onClick={() => open(<DutiesDialog member={member} />)}
        >
          {copy.change.button}
        </Button>
      )}
    </Box>
  );
}

/** How a member confirms a sign-in; without a passkey or an app, codes count for nothing. */
function SecondFactor({ member }: { member: StaffRow }) {
  const { passkeys, authenticator, recoveryCodesLeft } = member.secondFactor;
  const isSelf = useIsSelf(member.id);
  if (passkeys === 0 && !authenticator) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1, color: 'warning.main' }}>
        {copy.none}
        {isSelf && (
          <Button component={RouterLink} to={listPath('account')} size="small">
            {copy.setUp}
          </Button>
        )}
      </Box>
    );
  }
  const parts = [
    ...(passkeys > 0 ? [copy.passkeys(passkeys)] : []),
    ...(authenticator ? [copy.app] : []),
    ...(recoveryCodesLeft > 0 ? [copy.codes(recoveryCodesLeft)] : []),
  ];
  return parts.join(', ');
}

function Waits({ member: { id, deposits, payments } }: { member: StaffRow }) {
  if (deposits + payments === 0) return <span>{copy.nothing}</span>;
  const oldest = { field: 'depositDate', order: 'ASC' } as const;
  const search = searchOf({ status: 'pending', assignedTo: id }, oldest);
  return (
    <>
      {deposits > 0 && (
        <Link component={RouterLink} to={{ pathname: listPath('deposits'), search }}>
          {copy.deposits(deposits)}
        </Link>
      )}
      {deposits > 0 && payments > 0 && ', '}
      {payments > 0 && copy.payments(payments)}
    </>
  );
}
