import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useGetList } from 'react-admin';
import { pageRowsMax } from '#contract/sizes.ts';
import { Age } from '#src/admin/panel/Age.tsx';
import { RecordTable } from '#src/admin/panel/RecordTable.tsx';
import type { StaffRow } from '#src/admin/provider/records.ts';
import { Avatar } from '#src/admin/shell/Avatar.tsx';
import { RecordError } from '#src/admin/shell/RecordError.tsx';
import { RecordLink } from '#src/admin/shell/RecordLinks.tsx';
import { useIsSelf } from '#src/admin/users/useIsSelf.ts';
import { copy } from './copy.ts';
import { MemberDuties } from './MemberDuties.tsx';
import { MemberStatus } from './MemberStatus.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { WaitingWork } from './WaitingWork.tsx';

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
        <MemberStatus key="status" member={member} />,
        <MemberDuties key="duties" member={member} />,
        <SecondFactor key="factor" member={member} />,
        <Last key="signedIn" iso={member.signedInAt} />,
        <Last key="seen" iso={member.lastSeenAt} />,
        <WaitingWork key="waits" member={member} />,
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

const Last = ({ iso }: { iso: string | null }) => (iso ? <Age iso={iso} /> : copy.never);
