import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { BookAddress } from '#contract/addressBook.ts';
import { coinNames } from '#contract/coin.ts';
import { AskDialog } from '#src/investor/ask/AskDialog.tsx';
import { moment } from '#src/shared/format/dates.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { CoinLogo } from '#src/shared/ui/CoinLogo.tsx';
import { copy } from './copy.ts';
import { useRemoveAddress } from './useAddressBook.ts';

interface AddressRowProps {
  address: BookAddress;
  /** The only one that withdrawals can go to while the book is on. */
  isLast: boolean;
}

export function AddressRow({ address: { _id: id, ...address }, isLast }: AddressRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const removing = useRemoveAddress(close);
  const name = address.label ?? coinNames[address.coin];
  return (
    <Box component="li" sx={row}>
      <CoinLogo coin={address.coin} size={32} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{name}</Box>
        <AddressText address={address.address} />
        <State address={address} />
      </Box>
      <Button
        size="small"
        variant="outlined"
        color="error"
        aria-label={copy.list.removeOf(`${name}, ${address.address.slice(-8)}`)}
        onClick={() => setIsAsking(true)}
      >
        {copy.list.remove}
      </Button>
      {isAsking && (
        <AskDialog
          title={copy.removing.title}
          texts={[copy.removing.text, ...(isLast ? [copy.removing.last] : [])]}
          label={copy.removing.remove}
          keep={copy.removing.keep}
          isHarmful
          change={removing}
          onConfirm={() => removing.mutate(id)}
          onClose={close}
        >
          <AddressText address={address.address} />
        </AskDialog>
      )}
    </Box>
  );
}

function State({ address }: { address: Omit<BookAddress, '_id'> }) {
  const { usable, usableFrom } = address;
  const Icon = usable ? CheckOutlined : ScheduleOutlined;
  return (
    <Box sx={{ ...state, color: usable ? 'success.main' : 'warning.main' }}>
      <Icon aria-hidden="true" sx={{ fontSize: 16 }} />
      {usable ? copy.list.usable : copy.list.waits(moment(usableFrom))}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.75,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const state = { display: 'flex', alignItems: 'center', gap: 0.5, fontSize: '0.8125rem' } as const;
