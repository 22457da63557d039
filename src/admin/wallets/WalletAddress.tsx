import Box from '@mui/material/Box';
import type { WalletRecord } from '#src/admin/provider/records.ts';
import { StateChip } from '#src/admin/shell/StateChip.tsx';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { CopyButton } from '#src/shared/ui/CopyButton.tsx';
import { copy } from './copy.ts';
import { keyCopy } from './keyCopy.ts';

interface WalletAddressProps {
  wallet: WalletRecord;
  isOneLine?: boolean;
}

/** The address of a wallet; of a key its first one, and the next index. */
export function WalletAddress({ wallet, isOneLine }: WalletAddressProps) {
  const { address, isKey, nextIndex } = wallet;
  if (isKey) {
    return (
      <Box sx={addressStyle}>
        <StateChip label={keyCopy.chip} />
        <AddressText address={address} />
        {nextIndex !== null && (
          <Box component="span" sx={small}>
            {keyCopy.next(nextIndex)}
          </Box>
        )}
      </Box>
    );
  }
  return (
    <Box sx={isOneLine ? { ...addressStyle, ...oneLine } : addressStyle}>
      <AddressText address={address} />
      <CopyButton text={address} name={copy.address} />
    </Box>
  );
}

const addressStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  '& code': { fontSize: '0.8125rem' },
} as const;

// Tighter groups hold a Bitcoin address of 42 signs on one line at 1280 pixels.
const oneLine = {
  '@media (min-width: 1180px)': {
    '& code': { fontSize: '0.75rem', whiteSpace: 'nowrap' },
    '& code b, & code span': { mr: '0.5ch' },
  },
} as const;

const small = { fontSize: '0.75rem', color: 'text.secondary' } as const;
