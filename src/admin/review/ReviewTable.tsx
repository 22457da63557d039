import type { ComponentType, ReactNode } from 'react';
import { DataTable, type RaRecord } from 'react-admin';
import type { Cents } from '#contract/money.ts';
import { EmptyRows } from '#src/admin/lists/EmptyRows.tsx';
import type { Owner } from '#src/admin/provider/records.ts';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { UserLink } from '#src/admin/shell/RecordLinks.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import type { Queue } from './queue.ts';

interface ReviewRow extends RaRecord {
  id: string;
  coin: string;
  user: Owner;
  amountCents: Cents;
}

interface ReviewTableProps<Row extends ReviewRow> {
  labels: Record<'reference' | 'mode' | 'user' | 'amount' | 'status' | 'date' | 'action', string>;
  empty: { none: string; next: string; noMatch: string };
  hiddenColumns: readonly string[];
  since: Queue['since'];
  Link: ComponentType<{ id: string }>;
  Status: ComponentType<{ item: Row }>;
  Decisions: ComponentType;
  /** Columns before the status. */
  details?: ReactNode;
  /** Columns between date and decisions. */
  children?: ReactNode;
  /** Columns behind the decisions. */
  files?: ReactNode;
}

export function ReviewTable<Row extends ReviewRow>(props: ReviewTableProps<Row>) {
  const { labels, empty, hiddenColumns, since, Link, Status, Decisions } = props;
  const Column = DataTable.Col<Row>;
  return (
    <DataTable<Row>
      bulkActionButtons={false}
      rowClick={false}
      hiddenColumns={[...hiddenColumns]}
      empty={<EmptyRows {...empty} />}
    >
      <Column label={labels.reference} render={({ id }) => <Link id={id} />} />
      <Column label={labels.mode} render={({ coin }) => coin} />
      <Column label={labels.user} render={({ user }) => <UserLink user={user} />} />
      <Column
        source="amount"
        label={labels.amount}
        align="right"
        sortByOrder="DESC"
        render={({ amountCents }) => <Money cents={amountCents} />}
      />
      {props.details}
      <Column label={labels.status} render={(item) => <Status item={item} />} />
      <Column
        source={since}
        label={labels.date}
        sortByOrder="DESC"
        render={(item) => <DateField iso={item[since]} />}
      />
      {props.children}
      <Column label={labels.action} field={Decisions} />
      {props.files}
    </DataTable>
  );
}
