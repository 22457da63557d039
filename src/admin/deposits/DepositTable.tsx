import { DataTable } from 'react-admin';
import { coinNames } from '#contract/coin.ts';
import { dollars } from '#src/shared/format/money.ts';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import type { DepositRecord } from '../provider/records.ts';
import { DateField } from '../shell/DateField.tsx';
import { EmptyRows } from '../shell/EmptyRows.tsx';
import { copy } from './copy.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import { DepositLink } from './DepositLink.tsx';
import { ReceiptField } from './ReceiptField.tsx';

const { columns, empty, noMatch } = copy.deposits;

/** The deposits as a table (S-284); what was decided shows no decision buttons. */
export function DepositTable() {
  return (
    <DataTable<DepositRecord>
      bulkActionButtons={false}
      rowClick={false}
      empty={<EmptyRows none={empty} noMatch={noMatch} />}
    >
      <DataTable.Col<DepositRecord>
        label={columns.reference}
        render={({ id }) => <DepositLink id={id} />}
      />
      <DataTable.Col<DepositRecord> label={columns.mode} render={({ coin }) => coinNames[coin]} />
      <DataTable.Col<DepositRecord> label={columns.user} render={({ user }) => user.fullName} />
      <DataTable.Col<DepositRecord>
        source="amount"
        label={columns.amount}
        align="right"
        sortByOrder="DESC"
        render={({ amount }) => dollars(Number(amount))}
      />
      <DataTable.Col<DepositRecord>
        label={columns.status}
        render={({ status }) => <StatusBadge status={status} />}
      />
      <DataTable.Col<DepositRecord>
        source="depositDate"
        label={columns.date}
        sortByOrder="DESC"
        render={({ depositDate }) => <DateField iso={depositDate} />}
      />
      <DataTable.Col label={columns.action} field={DecisionButtons} />
      <DataTable.Col label={columns.receipt} field={ReceiptField} />
    </DataTable>
  );
}
