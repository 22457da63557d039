import BlockOutlined from '@mui/icons-material/BlockOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { payoutBlockMessages } from '#contract/payoutBlocks.ts';
import { copy as adminCopy } from '#src/admin/copy.ts';
import type { WithdrawalRecord } from '#src/admin/provider/records.ts';
import { AwaitsFlag, Flag, OwnFlag, ReversedFlag, RowStatus } from '#src/admin/review/Flag.tsx';
import { initialsOf } from '#src/shared/format/initials.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { copy } from './copy.ts';
import { isWaiting } from './withdrawalQueue.ts';

/** The status of a withdrawal in a list, who pays it and what blocks it. */
export const WithdrawalStatus = ({ item }: { item: WithdrawalRecord }) => (
  <RowStatus status={item.status} awaits={item.awaits}>
    {isWaiting(item) && <DoubtFlag item={item} />}
    <PaymentFlags item={item} />
  </RowStatus>
);

/** The status of a withdrawal beside its checks, which name the doubts. */
export const PreviewedStatus = ({ item }: { item: WithdrawalRecord }) => (
  <RowStatus status={item.status} awaits={item.awaits}>
    <PaymentFlags item={item} />
  </RowStatus>
);

/** On a phone, where the status has another place. */
export const WithdrawalFlags = ({ item }: { item: WithdrawalRecord }) => (
  <>
    <AwaitsFlag awaits={item.awaits} isBrief />
    {isWaiting(item) && <DoubtFlag item={item} />}
    <PaymentFlags item={item} />
  </>
);

function PaymentFlags({ item }: { item: WithdrawalRecord }) {
  const { blockedBy, payingBy, user } = item;
  const isOwn = useSession().user?._id === user.id;
  return (
    <>
      {blockedBy && (
        <Flag kind="bad" icon={<BlockOutlined />} title={payoutBlockMessages[blockedBy]}>
          {copy.blocks[blockedBy]}
        </Flag>
      )}
      {payingBy && (
        <Flag kind="info" icon={<SendOutlined />} title={copy.payingBy(payingBy.fullName)}>
          {copy.payingBy(initialsOf(payingBy.fullName))}
        </Flag>
      )}
      <ReversedFlag at={item.reversedAt} />
      {isOwn && isWaiting(item) && <OwnFlag title={adminCopy.own} />}
    </>
  );
}

const worstFirst = [
  ...(['sharedAddress', 'declinedAddress', 'unusualAmount', 'unverified', 'firstPayout'] as const),
];

/** The worst doubt, and how many more there are; the title names all. */
function DoubtFlag({ item }: { item: WithdrawalRecord }) {
  const { firstPayout, sharedAddress, declinedAddress, unusualAmount, user } = item;
  const isDoubt = {
    ...{ firstPayout, sharedAddress, declinedAddress, unusualAmount },
    unverified: !user.isVerified,
  };
  const doubts = worstFirst.filter((doubt) => isDoubt[doubt]);
  const [worst] = doubts;
  if (!worst) return null;
  const isShared = worst === 'sharedAddress';
  return (
    <Flag
      kind={isShared ? 'stop' : 'look'}
      icon={isShared ? <PeopleOutlined /> : <WarningAmberOutlined />}
      title={doubts.map((doubt) => copy.doubtHints[doubt]).join(' ')}
    >
      {copy.andMore(copy.doubts[worst], doubts.length - 1)}
    </Flag>
  );
}
