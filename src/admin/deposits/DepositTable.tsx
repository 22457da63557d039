import { DataTable } from 'react-admin';
import type { DepositRow } from '#src/admin/provider/records.ts';
import { ReviewerChip } from '#src/admin/review/ReviewerChip.tsx';
import { ReviewTable } from '#src/admin/review/ReviewTable.tsx';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { DepositLink } from '#src/admin/shell/RecordLinks.tsx';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { copy } from './copy.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import { DuplicateChip } from './DuplicateChip.tsx';
import { depositExport } from './depositColumns.ts';
import { ReceiptField } from './ReceiptField.tsx';

const { columns, empty } = copy.deposits;
const Column = DataTable.Col<DepositRow>;

export const DepositTable = () => (
  <ReviewTable<DepositRow>
    labels={columns}
    empty={empty}
    hiddenColumns={depositExport.hidden}
    since="depositDate"
    Link={DepositLink}
    Status={DepositStatus}
    Decisions={DecisionButtons}
    files={<Column label={columns.receipt} field={ReceiptField} />}
  >
    <Column
      label={columns.txid}
      render={({ txid }) => txid && <ShortId id={txid} of={columns.txid} />}
    />
    <Column
      label={columns.checkedTxid}
      render={({ checkedTxid }) =>
        checkedTxid && <ShortId id={checkedTxid} of={columns.checkedTxid} />
      }
    />
    <Column
      label={columns.duplicate}
      render={({ duplicate }) => <DuplicateChip isDuplicate={duplicate} />}
    />
    <Column
      label={columns.decided}
      render={({ decidedAt }) => decidedAt && <DateField iso={decidedAt} />}
    />
  </ReviewTable>
);

function DepositStatus({ item: { status, claimedBy, duplicate } }: { item: DepositRow }) {
  return (
    <>
      <StatusBadge status={status} />{' '}
      <DuplicateChip isDuplicate={duplicate && status === 'pending'} />{' '}
      <ReviewerChip review={claimedBy} />
    </>
  );
}
