import { DataTable } from 'react-admin';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { DepositLink } from '../deposits/DepositLink.tsx';
import { OwnedPanel } from '../lists/OwnedPanel.tsx';
import type {
  DepositRow,
  SessionRow,
  TransactionRecord,
  WithdrawalRecord,
} from '../provider/records.ts';
import { DateField } from '../shell/DateField.tsx';
import { WithdrawalLink } from '../withdrawals/WithdrawalLink.tsx';
import { copy } from './copy.ts';

const words = copy.page;
const { columns, kinds } = words;

/** Every movement of the user's money, newest first, with the balance behind it. */
export function TransactionPanel() {
  const Column = DataTable.Col<TransactionRecord>;
  return (
    <OwnedPanel title={words.statement} none={words.noStatement} reference="statement" by="date">
      <Column label={columns.kind} render={({ kind }) => kinds[kind]} />
      <Column label={columns.mode} render={({ mode }) => mode} />
      <Column
        label={columns.amount}
        align="right"
        render={({ amountCents }) => <Money cents={amountCents} signed />}
      />
      <Column
        label={columns.balanceAfter}
        align="right"
        render={({ balanceAfterCents }) =>
          balanceAfterCents === null ? '–' : <Money cents={balanceAfterCents} />
        }
      />
      <Column label={columns.status} render={({ status }) => <StatusBadge status={status} />} />
      <Column label={columns.reason} render={({ reason }) => reason} />
      <Column label={columns.date} render={({ date }) => <DateField iso={date} />} />
    </OwnedPanel>
  );
}

/** The user's deposits, each leading to its evidence. */
export function DepositPanel() {
  const Column = DataTable.Col<DepositRow>;
  return (
    <OwnedPanel
      title={words.deposits}
      none={words.noDeposits}
      reference="adminTrans"
      by="depositDate"
    >
      <Column label={columns.reference} render={({ id }) => <DepositLink id={id} />} />
      <Column label={columns.mode} render={({ coin }) => coin} />
      <Column
        label={columns.amount}
        align="right"
        render={({ amountCents }) => <Money cents={amountCents} />}
      />
      <Column label={columns.status} render={({ status }) => <StatusBadge status={status} />} />
      <Column label={columns.date} render={({ depositDate }) => <DateField iso={depositDate} />} />
    </OwnedPanel>
  );
}

/** The user's withdrawals, each leading to its page. */
export function WithdrawalPanel() {
  const Column = DataTable.Col<WithdrawalRecord>;
  return (
    <OwnedPanel
      title={words.withdrawals}
      none={words.noWithdrawals}
      reference="withdrawals"
      by="createdAt"
    >
      <Column label={columns.reference} render={({ id }) => <WithdrawalLink id={id} />} />
      <Column label={columns.mode} render={({ coin }) => coin} />
      <Column
        label={columns.amount}
        align="right"
        render={({ amountCents }) => <Money cents={amountCents} />}
      />
      <Column label={columns.status} render={({ status }) => <StatusBadge status={status} />} />
      <Column label={columns.date} render={({ createdAt }) => <DateField iso={createdAt} />} />
    </OwnedPanel>
  );
}

/** Where the user is signed in. */
export function SessionPanel() {
  const Column = DataTable.Col<SessionRow>;
  return (
    <OwnedPanel title={words.sessions} none={words.noSessions} reference="sessions" by="createdAt">
      <Column label={columns.signedIn} render={({ createdAt }) => <DateField iso={createdAt} />} />
      <Column
        label={columns.lastSeen}
        render={({ lastSeenAt, current }) =>
          current ? words.current : <DateField iso={lastSeenAt} />
        }
      />
    </OwnedPanel>
  );
}
