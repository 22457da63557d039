import { DataTable } from 'react-admin';
import type { WithdrawalRecord } from '#src/admin/provider/records.ts';
import { ReviewerChip } from '#src/admin/review/ReviewerChip.tsx';
import { ReviewTable } from '#src/admin/review/ReviewTable.tsx';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { WithdrawalLink } from '#src/admin/shell/RecordLinks.tsx';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { copy } from './copy.ts';
import { PayoutAddress } from './PayoutAddress.tsx';
import { PayoutMarks } from './PayoutMarks.tsx';
import { WithdrawalActions } from './WithdrawalActions.tsx';
import { withdrawalExport } from './withdrawalColumns.ts';

const { columns, empty } = copy;
const Column = DataTable.Col<WithdrawalRecord>;

export const WithdrawalTable = () => (
  <ReviewTable<WithdrawalRecord>
    labels={columns}
    empty={empty}
    hiddenColumns={withdrawalExport.hidden}
    since="createdAt"
    Link={WithdrawalLink}
    Status={WithdrawalStatus}
    Decisions={WithdrawalActions}
    details={
      <>
        <Column
          label={columns.held}
          align="right"
          render={({ heldCents }) => (heldCents > 0n ? <Money cents={heldCents} /> : '–')}
        />
        <Column
          label={columns.address}
          render={(withdrawal) => <PayoutAddress withdrawal={withdrawal} short />}
        />
      </>
    }
  >
    <Column
      label={columns.decided}
      render={({ decidedAt }) => decidedAt && <DateField iso={decidedAt} />}
    />
    <Column
      label={columns.txid}
      render={({ txid }) => txid && <ShortId id={txid} of={columns.txid} />}
    />
  </ReviewTable>
);

const WithdrawalStatus = ({ item }: { item: WithdrawalRecord }) => (
  <>
    <StatusBadge status={item.status} /> <ReviewerChip review={item.claimedBy} />{' '}
    <PayoutMarks withdrawal={item} />
  </>
);
