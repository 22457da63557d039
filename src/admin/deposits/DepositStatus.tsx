import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import { copy as adminCopy } from '#src/admin/copy.ts';
import type { DepositRow } from '#src/admin/provider/records.ts';
import { AwaitsFlag, Flag, OwnFlag, RowStatus } from '#src/admin/review/Flag.tsx';
import { useSession } from '#src/shared/session/useSession.ts';
import { copy } from './copy.ts';

const { deposits } = copy;

/** The status of a deposit in a list, and what staff look at before they decide. */
export function DepositStatus({ item }: { item: DepositRow }) {
  const { status } = item;
  const isPending = status === 'pending';
  return (
    <RowStatus status={status} isCalm={isPending}>
      <DepositFlags item={item} />
    </RowStatus>
  );
}

export function DepositFlags({ item }: FlagsProps) {
  const { status, duplicate, late, hasEvidence, user, awaits } = item;
  const isOwn = useSession().user?._id === user.id;
  if (duplicate) {
    return (
      <>
        <Flag kind="stop" icon={<ContentCopyOutlined />} title={deposits.duplicateHint}>
          {deposits.duplicate}
        </Flag>
        <AwaitsFlag awaits={awaits} />
      </>
    );
  }
  if (status !== 'pending') return <AwaitsFlag awaits={awaits} />;
  return (
    <>
      {late && (
        <Flag kind="look" icon={<ScheduleOutlined />} title={deposits.lateHint}>
          {deposits.late}
        </Flag>
      )}
      {!hasEvidence && (
        <Flag kind="look" icon={<WarningAmber />} title={deposits.bare}>
          {deposits.noEvidence}
        </Flag>
      )}
      <AwaitsFlag awaits={awaits} />
      {isOwn && <OwnFlag title={adminCopy.own} />}
    </>
  );
}

interface FlagsProps {
  item: DepositRow;
}
