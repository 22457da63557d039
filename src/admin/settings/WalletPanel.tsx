import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ListContextProvider, ResourceContextProvider, useListController } from 'react-admin';
import { FetchToasts } from '#src/admin/lists/FetchToasts.tsx';
import { ListError } from '#src/admin/lists/ListError.tsx';
import type { WalletRecord } from '#src/admin/provider/records.ts';
import { Panel } from '#src/admin/shell/Panel.tsx';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { copy } from './copy.ts';
import { UpdateWalletButton } from './UpdateWalletButton.tsx';
import { WalletCards } from './WalletCards.tsx';
import { WalletChanges } from './WalletChanges.tsx';
import { WalletTable } from './WalletTable.tsx';

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
