import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { DataTable } from 'react-admin';
import { resource } from '#contract/backOffice.ts';
import type { DepositRow, WithdrawalRecord } from '#src/admin/provider/records.ts';
import { DepositLink, WithdrawalLink } from '#src/admin/shell/RecordLinks.tsx';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { copy } from './copy.ts';
import { OwnedRows } from './OwnedRows.tsx';

const { columns, deposits, withdrawals } = copy.movements;

interface RequestRowsProps<Row> {
  title: string;
  none: string;
  reference: typeof resource.deposits | typeof resource.withdrawals;
  by: Extract<keyof Row, 'depositDate' | 'createdAt'>;
  Link: ComponentType<{ id: string }>;
}

export const DepositRows = () => (
  <RequestRows<DepositRow>
    {...deposits}
    reference={resource.deposits}
    by="depositDate"
    Link={DepositLink}
  />
);

export const WithdrawalRows = () => (
  <RequestRows<WithdrawalRecord>
    {...withdrawals}
    reference={resource.withdrawals}
    by="createdAt"
    Link={WithdrawalLink}
  />
);

/** Deposits or withdrawals with their status, also those without an entry. */
function RequestRows<Row extends DepositRow | WithdrawalRecord>(props: RequestRowsProps<Row>) {
  const { title, none, reference, by, Link } = props;
  const Column = DataTable.Col<Row>;
  return (
    <OwnedRows<Row>
      title={title}
      none={none}
      reference={reference}
      by={by}
      card={(row) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2 }}>
          <Box>
            <Link id={row.id} /> {row.coin}
          </Box>
          <Box sx={{ fontWeight: 600, textAlign: 'right' }}>
            <Money cents={row.amountCents} />
          </Box>
          <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
            <Moment at={String(row[by])} />
          </Box>
          <StatusBadge status={row.status} plain />
        </Box>
      )}
    >
      <Column
        label={columns.date}
        render={(row) => <Moment at={String(row[by])} />}
        sx={{ width: 152, color: 'text.secondary' }}
      />
      <Column label={columns.reference} render={({ id }) => <Link id={id} />} />
      <Column label={columns.mode} render={({ coin }) => coin} sx={{ width: 80 }} />
      <Column
        label={columns.amount}
        align="right"
        render={({ amountCents }) => <Money cents={amountCents} />}
        sx={{ width: 124, fontWeight: 600 }}
      />
      <Column
        label={columns.status}
        render={({ status }) => <StatusBadge status={status} plain />}
        sx={{ width: 140 }}
      />
    </OwnedRows>
  );
}
