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
import type { StaffRow } from '#src/admin/provider/records.ts';
import { Avatar } from '#src/admin/shell/Avatar.tsx';
import { Panel } from '#src/admin/shell/Panel.tsx';
import { RecordError } from '#src/admin/shell/RecordError.tsx';
import { RecordLink } from '#src/admin/shell/RecordLinks.tsx';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { InviteButton } from '#src/admin/users/InviteButton.tsx';
import { useIsSelf } from '#src/admin/users/useIsSelf.ts';
import { ago, moment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';
import { DutiesDialog } from './DutiesDialog.tsx';

const { columns } = copy;

/** The members of staff: when each was here, and what waits for them. */
export function TeamPanel() {
  const { data, error, refetch } = useGetList<StaffRow>('staff', {
    pagination: { page: 1, perPage: pageRowsMax },
    sort: { field: 'fullName', order: 'ASC' },
  });
  return (
    <Panel title={copy.title} text={copy.text} beside={<InviteButton />}>
      {error ? (
        <RecordError error={error} retry={refetch} />
      ) : data ? (
        <Box component="table" sx={table}>
          <thead>
            <tr>
              {Object.entries(columns).map(([key, label]) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map((member) => (
              <Member key={member.id} member={member} />
            ))}
          </tbody>
        </Box>
      ) : (
        <Skeleton height={120} />
      )}
    </Panel>
  );
}

function Member({ member }: { member: StaffRow }) {
  const { id, fullName, status, signedInAt, lastSeenAt } = member;
  const isSelf = useIsSelf(id);
  const isInvited = status === 'active' && signedInAt === null && lastSeenAt === null;
  const role = status === 'active' ? (isInvited ? copy.invited : copy.staff) : copy[status];
  return (
    <tr>
      <td>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <Avatar fullName={fullName} small />
          <RecordLink screen="users" id={id} color="inherit" sx={{ fontWeight: 600 }}>
            {fullName}
          </RecordLink>
          {isSelf && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {copy.you}
            </Box>
          )}
        </Box>
      </td>
      <td data-label={columns.role}>
        <Box component="span" sx={{ color: role === copy.staff ? 'inherit' : 'warning.main' }}>
          {role}
        </Box>
      </td>
      <td data-label={columns.duties}>
        <Duties member={member} isSelf={isSelf} />
      </td>
      <td data-label={columns.factor}>
        <SecondFactor {...member.secondFactor} />
      </td>
      <td data-label={columns.signedIn}>
        <Age iso={signedInAt} />
      </td>
      <td data-label={columns.seen}>
        <Age iso={lastSeenAt} />
      </td>
      <td data-label={columns.waits}>
        <Waits member={member} />
      </td>
    </tr>
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

function Duties({ member, isSelf }: { member: StaffRow; isSelf: boolean }) {
  const { open } = useDialogs();
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
function SecondFactor(factor: StaffRow['secondFactor']) {
  const { passkeys, authenticator, recoveryCodesLeft } = factor;
  if (passkeys === 0 && !authenticator) {
    return (
      <Box component="span" sx={{ color: 'warning.main' }}>
        {copy.none}
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

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'left', px: 1, borderBottom: 1, borderColor: 'divider' },
  '& th': { height: 30, fontSize: '0.75rem', fontWeight: 500, color: 'text.secondary' },
  '& td': { height: 40 },
  '& td:nth-of-type(n + 4)': { color: 'text.secondary', whiteSpace: 'nowrap' },
  '& th:first-of-type, & td:first-of-type': { pl: 0 },
  // On a phone each member is a block, each value with its label.
  '@media (max-width: 760.95px)': {
    '& thead': { display: 'none' },
    '& tbody, & tr, & td': { display: 'block' },
    '& tr': { py: 1, borderBottom: 1, borderColor: 'divider' },
    '& td': { height: 'auto', minHeight: 24, px: 0, border: 0 },
    '& td[data-label]': { display: 'flex', gap: 1 },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      flex: '0 0 112px',
      color: 'text.secondary',
    },
  },
} as const;
