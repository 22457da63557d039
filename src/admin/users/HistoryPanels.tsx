import { DataTable } from 'react-admin';
import { resource } from '#contract/backOffice.ts';
import { OwnedPanel } from '#src/admin/lists/OwnedPanel.tsx';
import type {
  DepositRow,
  SessionRow,
  TransactionRecord,
  WithdrawalRecord,
} from '#src/admin/provider/records.ts';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { DepositLink, WithdrawalLink } from '#src/admin/shell/RecordLinks.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { copy } from './copy.ts';

const { columns, kinds } = copy.page;

export function TransactionPanel() {
  const Column = DataTable.Col<TransactionRecord>;
  return (
    <OwnedPanel
      title={copy.page.transactions}
      none={copy.page.noTransactions}
      reference="transactions"
      by="date"
    >
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

export function DepositPanel() {
  const Column = DataTable.Col<DepositRow>;
  return (
    <OwnedPanel
      title={copy.page.deposits}
      none={copy.page.noDeposits}
      reference={resource.deposits}
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

export function WithdrawalPanel() {
  const Column = DataTable.Col<WithdrawalRecord>;
  return (
    <OwnedPanel
      title={copy.page.withdrawals}
      none={copy.page.noWithdrawals}
      reference={resource.withdrawals}
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

export function SessionPanel() {
  const Column = DataTable.Col<SessionRow>;
  return (
    <OwnedPanel
      title={copy.page.sessions}
      none={copy.page.noSessions}
      reference="sessions"
      by="createdAt"
    >
      <Column label={columns.signedIn} render={({ createdAt }) => <DateField iso={createdAt} />} />
      <Column
        label={columns.lastSeen}
        render={({ lastSeenAt, current }) =>
          current ? copy.page.current : <DateField iso={lastSeenAt} />
        }
      />
    </OwnedPanel>
  );
}
