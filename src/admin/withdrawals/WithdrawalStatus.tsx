import BlockOutlined from '@mui/icons-material/BlockOutlined';
import { payoutBlockMessages } from '#contract/payoutBlocks.ts';
import { copy as adminCopy } from '#src/admin/copy.ts';
import type { WithdrawalRecord } from '#src/admin/provider/records.ts';
import { AwaitsFlag, Flag, OwnFlag, RowStatus } from '#src/admin/review/Flag.tsx';
import { useSession } from '#src/shared/session/useSession.ts';
import { copy } from './copy.ts';
import { isWaiting } from './withdrawalQueue.ts';

/** The status of a withdrawal in a list, who pays it and what blocks it. */
export const WithdrawalStatus = ({ item }: { item: WithdrawalRecord }) => (
  <RowStatus status={item.status} isCalm={isWaiting(item)}>
    <WithdrawalFlags item={item} />
  </RowStatus>
);

export function WithdrawalFlags({ item }: { item: WithdrawalRecord }) {
  const { blockedBy, payingBy, user, awaits } = item;
  const isOwn = useSession().user?._id === user.id;
  return (
    <>
      {blockedBy && (
        <Flag kind="bad" icon={<BlockOutlined />} title={payoutBlockMessages[blockedBy]}>
          {copy.blocks[blockedBy]}
        </Flag>
      )}
      {payingBy && (
        <Flag kind="info" title={copy.payingBy(payingBy.fullName)}>
          {copy.payingBy(payingBy.fullName)}
        </Flag>
      )}
      <AwaitsFlag awaits={awaits} />
      {isOwn && isWaiting(item) && <OwnFlag title={adminCopy.own} />}
    </>
  );
}
