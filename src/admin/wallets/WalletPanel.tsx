import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ListContextProvider, ResourceContextProvider, useListController } from 'react-admin';
import { pageRowsMax } from '#contract/sizes.ts';
import { FetchToasts } from '#src/admin/lists/FetchToasts.tsx';
import { ListError } from '#src/admin/lists/ListError.tsx';
import { Panel } from '#src/admin/panel/Panel.tsx';
import type { WalletRecord } from '#src/admin/provider/records.ts';
import { copy as paymentCopy } from '#src/shared/payment/copy.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { AddKeyButton } from './AddKeyButton.tsx';
import { ChainNodes } from './ChainNodes.tsx';
import { copy } from './copy.ts';
import { DeletedWallets } from './DeletedWallets.tsx';
import { UpdateWalletButton } from './UpdateWalletButton.tsx';
import { WalletChanges } from './WalletChanges.tsx';
import { WalletRows } from './WalletRows.tsx';

const options = {
  resource: 'wallets',
  sort: { field: 'createdAt', order: 'DESC' },
  filter: { retired: true },
  perPage: pageRowsMax,
  // Each visit reads again, so that its toasts are true.
  queryOptions: { staleTime: 0 },
  disableSyncWithLocation: true,
  disableAuthentication: true,
} as const;

/** The receiving addresses: those in use, and the history of the deleted ones. */
export function WalletPanel() {
  const list = useListController<WalletRecord>(options);
  const wallets = list.data ?? [];
  return (
    <Stack spacing={2}>
      <Panel title={copy.title} text={copy.text} beside={<Buttons wallets={wallets} />}>
        <SampleNotice />
        <ResourceContextProvider value={options.resource}>
          <ListContextProvider value={list}>
            <FetchToasts fetching={copy.fetching} fetched={copy.fetched} />
            {list.error ? (
              <ListError />
            ) : list.isPending ? (
              <Loading />
            ) : (
              <Lists wallets={wallets} />
            )}
          </ListContextProvider>
        </ResourceContextProvider>
        <WalletChanges />
      </Panel>
      <ChainNodes />
    </Stack>
  );
}

const Buttons = ({ wallets }: { wallets: readonly WalletRecord[] }) => (
  <Stack direction="row" spacing={1}>
    <AddKeyButton />
    <UpdateWalletButton wallets={wallets} />
  </Stack>
);

function SampleNotice() {
  const { data: settings } = useSettings();
  if (!settings?.demo) return null;
  return (
    <Alert severity="error" role="note" sx={{ mb: 2 }}>
      {paymentCopy.sampleAddress}
    </Alert>
  );
}

function Lists({ wallets }: { wallets: readonly WalletRecord[] }) {
  const inUse = wallets.filter(({ retiredAt }) => retiredAt === null);
  const deleted = wallets.filter(({ retiredAt }) => retiredAt !== null);
  return (
    <Box sx={{ mx: { xs: -2, md: 0 } }}>
      {inUse.length > 0 ? (
        <WalletRows rows={inUse} wallets={wallets} name={copy.title} />
      ) : (
        <Typography sx={{ p: 6, textAlign: 'center', fontWeight: 600 }}>{copy.empty}</Typography>
      )}
      {deleted.length > 0 && <DeletedWallets rows={deleted} />}
    </Box>
  );
}
