import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ListBase } from 'react-admin';
import { copy } from '../copy.ts';
import { FetchToasts } from '../shell/FetchToasts.tsx';
import { ListFailure } from '../shell/ListFailure.tsx';
import { Panel } from '../shell/Panel.tsx';
import { useNarrow } from '../shell/useNarrow.ts';
import { UpdateWalletButton } from './UpdateWalletButton.tsx';
import { WalletCards } from './WalletCards.tsx';
import { WalletTable } from './WalletTable.tsx';

const words = copy.wallets;

// Each visit reads anew, so that its toasts are true (DESIGN "Settled details").
const queryOptions = { staleTime: 0 };
const sort = { field: 'createdAt', order: 'DESC' } as const;

/** The saved receiving addresses, with who added them and when (S-311, S-322). */
export function WalletPanel() {
  const narrow = useNarrow();
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
      <ListBase
        resource="wallets"
        sort={sort}
        queryOptions={queryOptions}
        disableSyncWithLocation
        error={<WalletFailure />}
      >
        <FetchToasts fetching={words.fetching} fetched={words.fetched} />
        <Box sx={{ mx: { xs: -2, md: 0 } }}>{narrow ? <WalletCards /> : <WalletTable />}</Box>
      </ListBase>
    </Panel>
  );
}

// The toasts' component must outlive a failure, or the next success would speak again.
function WalletFailure() {
  return (
    <>
      <FetchToasts fetching={words.fetching} fetched={words.fetched} />
      <ListFailure />
    </>
  );
}
