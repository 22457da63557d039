import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataTable,
  ListContextProvider,
  ResourceContextProvider,
  useListController,
  useRecordContext,
} from 'react-admin';
import { coinNames } from '#contract/coin.ts';
import { EmptyRows } from '#src/admin/lists/EmptyRows.tsx';
import { FetchToasts } from '#src/admin/lists/FetchToasts.tsx';
import { ListError } from '#src/admin/lists/ListError.tsx';
import { RecordCards } from '#src/admin/lists/RecordCards.tsx';
import type { WalletRecord } from '#src/admin/provider/records.ts';
import { CopyableText } from '#src/admin/shell/CopyableText.tsx';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { Panel } from '#src/admin/shell/Panel.tsx';
import { StateChip } from '#src/admin/shell/StateChip.tsx';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { copy } from './copy.ts';
import { DeleteWalletButton } from './DeleteWalletButton.tsx';
import { QrButton } from './QrButton.tsx';
import { UpdateWalletButton } from './UpdateWalletButton.tsx';
import { WalletChanges } from './WalletChanges.tsx';

const { columns, empty, address: addressName } = copy.wallets;

const options = {
  resource: 'wallets',
  sort: { field: 'createdAt', order: 'DESC' },
  // Each visit reads again, so that its toasts are true.
  queryOptions: { staleTime: 0 },
  disableSyncWithLocation: true,
  disableAuthentication: true,
} as const;

export function WalletPanel() {
  const list = useListController<WalletRecord>(options);
  return (
    <Panel title={copy.wallets.title}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between', mb: 2 }}
      >
        <Typography color="text.secondary">{copy.wallets.text}</Typography>
        <UpdateWalletButton />
      </Stack>
      <ResourceContextProvider value={options.resource}>
        <ListContextProvider value={list}>
          <FetchToasts fetching={copy.wallets.fetching} fetched={copy.wallets.fetched} />
          {list.error ? <ListError /> : <Wallets />}
        </ListContextProvider>
      </ResourceContextProvider>
      <WalletChanges />
    </Panel>
  );
}

function Wallets() {
  const narrow = useNarrow();
  return <Box sx={{ mx: { xs: -2, md: 0 } }}>{narrow ? <WalletCards /> : <WalletTable />}</Box>;
}

function WalletTable() {
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

function WalletCards() {
  return (
    <RecordCards none={empty} noMatch={empty}>
      <WalletCard />
    </RecordCards>
  );
}

function WalletCard() {
  const wallet = useRecordContext<WalletRecord>();
  if (!wallet) return null;
  const { coin, address, active, addedBy, createdAt } = wallet;
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{coinNames[coin]}</Typography>
        <WalletUse active={active} />
      </Stack>
      <CopyableText text={address} of={addressName} />
      <Typography variant="body2" color="text.secondary">
        {addedBy} · <DateField iso={createdAt} />
      </Typography>
      <WalletActions />
    </Stack>
  );
}

/** Whether new deposits go to a wallet. */
function WalletUse({ active }: { active: boolean }) {
  if (!active) return <StateChip label={copy.wallets.inactive} />;
  return <StateChip color="success" icon={<CheckCircleOutlined />} label={copy.wallets.active} />;
}

function WalletActions() {
  const wallet = useRecordContext<WalletRecord>();
  if (!wallet) return null;
  return (
    <Stack direction="row" spacing={1}>
      <QrButton wallet={wallet} />
      <DeleteWalletButton wallet={wallet} />
    </Stack>
  );
}
