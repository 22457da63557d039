import { DataTable } from 'react-admin';
import { coinNames } from '#contract/coin.ts';
import { EmptyRows } from '#src/admin/lists/EmptyRows.tsx';
import type { WalletRecord } from '#src/admin/provider/records.ts';
import { CopyableText } from '#src/admin/shell/CopyableText.tsx';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { copy } from './copy.ts';
import { WalletActions } from './WalletActions.tsx';
import { WalletUse } from './WalletUse.tsx';

const { columns, empty, address: addressName } = copy.wallets;

export function WalletTable() {
  return (
    <DataTable<WalletRecord>
      bulkActionButtons={false}
      rowClick={false}
      empty={<EmptyRows none={empty} noMatch={empty} />}
    >
      <DataTable.Col<WalletRecord> label={columns.coin} render={({ coin }) => coinNames[coin]} />
      <DataTable.Col<WalletRecord>
        label={columns.address}
        render={({ address }) => <CopyableText text={address} of={addressName} />}
      />
      <DataTable.Col<WalletRecord>
        label={columns.active}
        render={({ active }) => <WalletUse active={active} />}
      />
      <DataTable.Col<WalletRecord> label={columns.addedBy} render={({ addedBy }) => addedBy} />
      <DataTable.Col<WalletRecord>
        label={columns.createdAt}
        render={({ createdAt }) => <DateField iso={createdAt} />}
      />
      <DataTable.Col label={columns.action} field={WalletActions} />
    </DataTable>
  );
}
