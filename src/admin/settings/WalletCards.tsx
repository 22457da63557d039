import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { coinNames } from '#contract/coin.ts';
import { RecordCards } from '#src/admin/lists/RecordCards.tsx';
import type { WalletRecord } from '#src/admin/provider/records.ts';
import { CopyableText } from '#src/admin/shell/CopyableText.tsx';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { copy } from './copy.ts';
import { WalletActions } from './WalletActions.tsx';
import { WalletUse } from './WalletUse.tsx';

const { empty, address: addressName } = copy.wallets;

export function WalletCards() {
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
