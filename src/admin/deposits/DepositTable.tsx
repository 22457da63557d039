import { DataTable } from 'react-admin';
import { ReviewerChip } from '#src/admin/review/ReviewerChip.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { EmptyRows } from '../lists/EmptyRows.tsx';
import type { DepositRow } from '../provider/records.ts';
import { DateField } from '../shell/DateField.tsx';
import { ShortId } from '../shell/ShortId.tsx';
import { UserLink } from '../users/UserLink.tsx';
import { copy } from './copy.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import { DepositLink } from './DepositLink.tsx';
import { DuplicateChip } from './DuplicateChip.tsx';
import { depositExport } from './depositColumns.ts';
import { ReceiptField } from './ReceiptField.tsx';

const { columns, empty, next, noMatch } = copy.deposits;
const Column = DataTable.Col<DepositRow>;

/** The deposits as a table (S-284); what was decided shows no decision buttons. */
export function DepositTable() {
  return (
    <DataTable<DepositRow>
      bulkActionButtons={false}
      rowClick={false}
      hiddenColumns={[...depositExport.hidden]}
      empty={<EmptyRows none={empty} next={next} noMatch={noMatch} />}
    >
      <Column label={columns.reference} render={({ id }) => <DepositLink id={id} />} />
      <Column label={columns.mode} render={({ coin }) => coin} />
      <Column label={columns.user} render={({ user }) => <UserLink user={user} />} />
      <Column
        source="amount"
        label={columns.amount}
        align="right"
        sortByOrder="DESC"
        render={({ amountCents }) => <Money cents={amountCents} />}
      />
      <Column label={columns.status} render={(deposit) => <DepositStatus deposit={deposit} />} />
      <Column
        source="depositDate"
        label={columns.date}
        sortByOrder="DESC"
        render={({ depositDate }) => <DateField iso={depositDate} />}
      />
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
        render={({ duplicate }) => <DuplicateChip duplicate={duplicate} />}
      />
      <Column
        label={columns.decided}
        render={({ decidedAt }) => decidedAt && <DateField iso={decidedAt} />}
      />
      <Column label={columns.action} field={DecisionButtons} />
      <Column label={columns.receipt} field={ReceiptField} />
    </DataTable>
  );
}

/** Where a deposit stands: its status, who reads it now, and whether it has a double. */
function DepositStatus({ deposit: { status, claimedBy, duplicate } }: { deposit: DepositRow }) {
  return (
    <>
      <StatusBadge status={status} />{' '}
      <DuplicateChip duplicate={duplicate && status === 'pending'} />{' '}
      <ReviewerChip claim={claimedBy} />
    </>
  );
}
