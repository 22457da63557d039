import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ListContextProvider, ResourceContextProvider, useListController } from 'react-admin';
import { ListError } from '#src/admin/lists/ListError.tsx';
import { FetchToasts } from '../lists/FetchToasts.tsx';
import type { WalletRecord } from '../provider/records.ts';
import { Panel } from '../shell/Panel.tsx';
import { useNarrow } from '../shell/useNarrow.ts';
import { copy } from './copy.ts';
import { UpdateWalletButton } from './UpdateWalletButton.tsx';
import { WalletCards } from './WalletCards.tsx';
import { WalletChanges } from './WalletChanges.tsx';
import { WalletTable } from './WalletTable.tsx';

const words = copy.wallets;

const options = {
  resource: 'wallets',
  sort: { field: 'createdAt', order: 'DESC' },
  // Each visit reads anew, so that its toasts are true (DESIGN "Settled details").
  queryOptions: { staleTime: 0 },
  disableSyncWithLocation: true,
  disableAuthentication: true,
} as const;

/** The saved receiving addresses, with who added them and when (S-311, S-322). */
export function WalletPanel() {
  const list = useListController<WalletRecord>(options);
  return (
    <Panel title={words.title}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between', mb: 2 }}
      >
        <Typography color="text.secondary">{words.text}</Typography>
        <UpdateWalletButton />
      </Stack>
      <ResourceContextProvider value={options.resource}>
        <ListContextProvider value={list}>
          <FetchToasts fetching={words.fetching} fetched={words.fetched} />
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
