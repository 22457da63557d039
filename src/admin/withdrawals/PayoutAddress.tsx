import Box from '@mui/material/Box';
import { fonts } from '#src/shared/theme/tokens.ts';
import type { WithdrawalRecord } from '../provider/records.ts';
import { CopyableText } from '../shell/CopyableText.tsx';
import { ShortId } from '../shell/ShortId.tsx';
import { copy } from './copy.ts';
import { useIsPayer } from './useIsPayer.ts';

interface PayoutAddressProps {
  withdrawal: WithdrawalRecord;
  short?: boolean;
}

/** The address to pay to. The server masks it for all but the payer: then there is nothing to copy. */
export function PayoutAddress({ withdrawal, short = false }: PayoutAddressProps) {
  const { address, status } = withdrawal;
  const isPayer = useIsPayer(withdrawal);
  const of = copy.page.address;
  if (status === 'approved' && !isPayer) {
    return (
      <Box component="code" title={copy.maskedHint} sx={{ fontFamily: fonts.mono }}>
        {address}
      </Box>
    );
  }
  return short ? <ShortId id={address} of={of} /> : <CopyableText text={address} of={of} />;
}
