import type { ComponentType } from 'react';
import { DataTable } from 'react-admin';
import { resource } from '#contract/backOffice.ts';
import { OwnedPanel, type OwnedPanelProps } from '#src/admin/lists/OwnedPanel.tsx';
import type {
  AnnouncedPayment,
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

/** The movements of the user's money in the order of their posting, with the balance after each. */
export function TransactionPanel() {
  const Column = DataTable.Col<TransactionRecord>;
  return (
    <OwnedPanel {...copy.page.transactions} reference="transactions" by="posted">
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

export const DepositPanel = () => (
  <RequestPanel<DepositRow>
    {...copy.page.deposits}
    reference={resource.deposits}
    by="depositDate"
    Link={DepositLink}
  />
);

export const WithdrawalPanel = () => (
  <RequestPanel<WithdrawalRecord>
    {...copy.page.withdrawals}
    reference={resource.withdrawals}
    by="createdAt"
    Link={WithdrawalLink}
  />
);

interface RequestPanelProps<Row> extends Omit<OwnedPanelProps, 'children'> {
  by: Extract<keyof Row, 'depositDate' | 'createdAt'>;
  Link: ComponentType<{ id: string }>;
}

/** Quotes whose coin the investor reported as sent, without a deposit yet. */
export function AnnouncedPanel() {
  const Column = DataTable.Col<AnnouncedPayment>;
  return (
    <OwnedPanel {...copy.page.announced} reference="quotes" by="createdAt">
      <Column label={columns.mode} render={({ coin }) => coin} />
      <Column label={columns.coinAmount} align="right" render={({ coinAmount }) => coinAmount} />
      <Column
        label={columns.amount}
        align="right"
        render={({ amountCents }) => <Money cents={amountCents} />}
      />
      <Column label={columns.sent} render={({ sentAt }) => sentAt && <DateField iso={sentAt} />} />
    </OwnedPanel>
  );
}

function RequestPanel<Row extends DepositRow | WithdrawalRecord>(props: RequestPanelProps<Row>) {
  const { by, Link, ...panel } = props;
  const Column = DataTable.Col<Row>;
  return (
    <OwnedPanel {...panel} by={by}>
      <Column label={columns.reference} render={({ id }) => <Link id={id} />} />
      <Column label={columns.mode} render={({ coin }) => coin} />
      <Column
        label={columns.amount}
        align="right"
        render={({ amountCents }) => <Money cents={amountCents} />}
      />
      <Column label={columns.status} render={({ status }) => <StatusBadge status={status} />} />
      <Column label={columns.date} render={(row) => <DateField iso={String(row[by])} />} />
    </OwnedPanel>
  );
}

export function SessionPanel() {
  const Column = DataTable.Col<SessionRow>;
  return (
    <OwnedPanel {...copy.page.sessions} reference="sessions" by="createdAt">
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
