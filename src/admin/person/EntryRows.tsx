import { DataTable } from 'react-admin';
import type { TransactionRecord } from '#src/admin/provider/records.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { EntryCard, Posted } from './EntryCard.tsx';
import { EntryDetail } from './EntryDetail.tsx';
import { EntrySource } from './EntrySource.tsx';
import { OwnedRows } from './OwnedRows.tsx';

const { columns, entries, kinds } = copy.movements;
const Column = DataTable.Col<TransactionRecord>;
const onlyEntries = { entries: true } as const;

/** The changes of the balance, in the order of posting, with the balance after each. */
export const EntryRows = () => (
  <OwnedRows<TransactionRecord>
    {...entries}
    reference="transactions"
    by="posted"
    filter={onlyEntries}
    card={(row) => <EntryCard row={row} />}
  >
    <Column
      label={columns.date}
      render={(row) => <Posted row={row} />}
      sx={{ width: { xs: 136, lg: 156 }, color: 'text.secondary' }}
    />
    <Column
      label={columns.kind}
      render={({ kind }) => kinds[kind]}
      sx={{ width: { xs: 84, lg: 96 } }}
    />
    <Column
      label={columns.reference}
      render={(row) => <EntrySource row={row} />}
      sx={{ width: 108 }}
    />
    <Column
      label={columns.detail}
      render={(row) => <EntryDetail row={row} />}
      sx={{ color: 'text.secondary' }}
      className="from-desk"
    />
    <Column
      label={columns.amount}
      align="right"
      render={({ amountCents }) => <Money cents={amountCents} signed />}
      sx={{ width: { lg: 116 }, fontWeight: 600 }}
    />
    <Column
      label={columns.balanceAfter}
      align="right"
      render={({ balanceAfterCents }) =>
        balanceAfterCents !== null && <Money cents={balanceAfterCents} />
      }
      sx={{ width: { lg: 124 } }}
    />
  </OwnedRows>
);
