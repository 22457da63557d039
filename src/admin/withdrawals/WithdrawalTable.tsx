import { DataTable } from 'react-admin';
import { ReviewerChip } from '#src/admin/review/ReviewerChip.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { EmptyRows } from '../lists/EmptyRows.tsx';
import type { WithdrawalRecord } from '../provider/records.ts';
import { DateField } from '../shell/DateField.tsx';
import { ShortId } from '../shell/ShortId.tsx';
import { UserLink } from '../users/UserLink.tsx';
import { copy } from './copy.ts';
import { PayoutAddress } from './PayoutAddress.tsx';
import { PayoutMarks } from './PayoutMarks.tsx';
import { WithdrawalActions } from './WithdrawalActions.tsx';
import { WithdrawalLink } from './WithdrawalLink.tsx';
import { withdrawalExport } from './withdrawalColumns.ts';

const { columns, empty, next, noMatch } = copy;
const Column = DataTable.Col<WithdrawalRecord>;

/** The withdrawals as a table; whoever decides or pays reads the address in full behind it. */
export function WithdrawalTable() {
  return (
    <DataTable<WithdrawalRecord>
      bulkActionButtons={false}
      rowClick={false}
      hiddenColumns={[...withdrawalExport.hidden]}
      empty={<EmptyRows none={empty} next={next} noMatch={noMatch} />}
    >
      <Column label={columns.reference} render={({ id }) => <WithdrawalLink id={id} />} />
      <Column label={columns.mode} render={({ coin }) => coin} />
      <Column label={columns.user} render={({ user }) => <UserLink user={user} />} />
      <Column
        source="amount"
        label={columns.amount}
        align="right"
        sortByOrder="DESC"
        render={({ amountCents }) => <Money cents={amountCents} />}
      />
      <Column
        label={columns.held}
        align="right"
        render={({ heldCents }) => (heldCents > 0n ? <Money cents={heldCents} /> : '–')}
      />
      <Column
        label={columns.address}
        render={(withdrawal) => <PayoutAddress withdrawal={withdrawal} short />}
      />
      <Column
        label={columns.status}
        render={(withdrawal) => (
          <>
            <StatusBadge status={withdrawal.status} /> <ReviewerChip claim={withdrawal.claimedBy} />{' '}
            <PayoutMarks withdrawal={withdrawal} />
          </>
        )}
      />
      <Column
        source="createdAt"
        label={columns.date}
        sortByOrder="DESC"
        render={({ createdAt }) => <DateField iso={createdAt} />}
      />
      <Column
        label={columns.decided}
        render={({ decidedAt }) => decidedAt && <DateField iso={decidedAt} />}
      />
      <Column
        label={columns.txid}
        render={({ txid }) => txid && <ShortId id={txid} of={columns.txid} />}
      />
      <Column label={columns.action} field={WithdrawalActions} />
    </DataTable>
  );
}
