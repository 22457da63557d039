import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import GppMaybeOutlined from '@mui/icons-material/GppMaybeOutlined';
import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { copy as adminCopy } from '#src/admin/copy.ts';
import type { DepositRow } from '#src/admin/provider/records.ts';
import { AwaitsFlag, Flag, OwnFlag, ReversedFlag, RowStatus } from '#src/admin/review/Flag.tsx';
import { useSession } from '#src/shared/session/useSession.ts';
import { copy } from './copy.ts';

const { deposits } = copy;

/** The status of a deposit in a list, and what staff look at before they decide. */
export function DepositStatus({ item }: { item: DepositRow }) {
  const { status, awaits } = item;
  return (
    <RowStatus status={status} awaits={awaits}>
      <DoubtFlags item={item} />
      <ReversedFlag at={item.reversedAt} />
    </RowStatus>
  );
}

/** The status of a deposit beside its checks, which name the doubts. */
export const PreviewedStatus = ({ item }: FlagsProps) => (
  <RowStatus status={item.status} awaits={item.awaits}>
    <ReversedFlag at={item.reversedAt} />
  </RowStatus>
);

/** On a phone, where the status has another place. */
export const DepositFlags = ({ item }: FlagsProps) => (
  <>
    <AwaitsFlag awaits={item.awaits} isBrief />
    <Box component="span" sx={oneLine}>
      <DoubtFlags item={item} />
    </Box>
    <ReversedFlag at={item.reversedAt} />
  </>
);

const oneLine = { display: 'inline-flex', gap: 0.5, '&:empty': { display: 'none' } } as const;

function DoubtFlags({ item }: FlagsProps) {
  const { status, duplicate, late, hasEvidence, user, chain } = item;
  const isOwn = useSession().user?._id === user.id;
  if (duplicate) {
    return (
      <Flag kind="stop" icon={<ContentCopyOutlined />} title={deposits.duplicateHint}>
        {deposits.duplicate}
      </Flag>
    );
  }
  if (status !== 'pending') return null;
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
      {!user.isVerified && (
        <Flag kind="look" icon={<GppMaybeOutlined />}>
          {deposits.unverified}
        </Flag>
      )}
      {chain && <ChainFlag chain={chain} />}
      {isOwn && <OwnFlag title={adminCopy.own} />}
    </>
  );
}

const shown = copy.deposits.chain;

/** The payment on the chain, where a node is connected. */
function ChainFlag({ chain }: { chain: NonNullable<DepositRow['chain']> }) {
  const { state, confirmations, asked } = chain;
  if (state === 'off' || state === 'none') return null;
  const isDone = state === 'enough' || state === 'over';
  return (
    <Flag
      kind={isDone ? 'fact' : 'look'}
      icon={isDone ? <LinkOutlined /> : <LinkOffOutlined />}
      title={shown.hints[state]}
    >
      {state === 'confirming' && asked !== null
        ? shown.counted(confirmations, asked)
        : shown.states[state]}
    </Flag>
  );
}

interface FlagsProps {
  item: DepositRow;
}
