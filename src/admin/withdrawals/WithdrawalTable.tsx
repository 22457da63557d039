import { DataTable } from 'react-admin';
import type { WithdrawalRecord } from '#src/admin/provider/records.ts';
import { ReviewTable } from '#src/admin/review/ReviewTable.tsx';
import { RowAction } from '#src/admin/review/RowAction.tsx';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { WithdrawalLink } from '#src/admin/shell/RecordLinks.tsx';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { useSession } from '#src/shared/session/useSession.ts';
import { copy } from './copy.ts';
import { PayoutAddress } from './PayoutAddress.tsx';
import { WithdrawalStatus } from './WithdrawalStatus.tsx';
import { withdrawalExport } from './withdrawalExport.ts';
import { isWaiting } from './withdrawalQueue.ts';
import { emptyWithdrawals, type WithdrawalCounts } from './withdrawalViews.ts';

const { columns } = copy;
const ended = ['paid', 'declined', 'cancelled'];
const Column = DataTable.Col<WithdrawalRecord>;

export const WithdrawalTable = ({ counts }: { counts: WithdrawalCounts | undefined }) => (
  <ReviewTable<WithdrawalRecord>
    labels={columns}
    empty={emptyWithdrawals(counts)}
    hiddenColumns={withdrawalExport.hidden}
    since="createdAt"
    isWaiting={isWaiting}
    ended={ended}
    isSelectable
    Link={WithdrawalLink}
    Status={WithdrawalStatus}
    Action={Action}
    details={
      <Column
        label={columns.address}
        render={(withdrawal) => <PayoutAddress withdrawal={withdrawal} short />}
        sx={{ width: { xs: 150, xl: 190 }, '& code': { fontSize: '0.75rem' } }}
        className="from-desk"
      />
    }
  >
    <Column
      label={columns.decided}
      render={({ decidedAt }) => decidedAt && <DateField iso={decidedAt} />}
      sx={{ width: 112 }}
    />
    <Column
      label={columns.txid}
      render={({ txid }) => txid && <ShortId id={txid} of={columns.txid} />}
      sx={{ width: 190 }}
    />
  </ReviewTable>
);

function Action({ item: { decidedBy, ...item } }: { item: WithdrawalRecord }) {
  const isPayer = useSession().user?._id === item.payingBy?._id;
  return (
    <RowAction
      screen="withdrawals"
      item={{ ...item, decidedBy: decidedBy === null ? null : { fullName: decidedBy } }}
      isWaiting={isWaiting(item)}
      {...(item.status === 'approved' && { step: isPayer ? copy.goOn : copy.pay })}
    />
  );
}
