import Box from '@mui/material/Box';
import { FullId } from '#src/admin/facts/FullId.tsx';
import type { WithdrawalRecord } from '#src/admin/provider/records.ts';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { fonts } from '#src/shared/theme/tokens.ts';
import { copy } from './copy.ts';
import { useIsPayer } from './useIsPayer.ts';

interface PayoutAddressProps {
  withdrawal: WithdrawalRecord;
  short?: boolean;
}

/** The address to pay to. The server masks it for everyone but the payer: no copy button then. */
export function PayoutAddress({ withdrawal, short = false }: PayoutAddressProps) {
  const { address, status } = withdrawal;
  const isPayer = useIsPayer(withdrawal);
  const of = copy.columns.address;
  if (status === 'approved' && !isPayer) {
    return (
      <Box component="code" title={copy.maskedHint} sx={{ fontFamily: fonts.mono }}>
        {address}
      </Box>
    );
  }
  return short ? <ShortId id={address} of={of} /> : <FullId id={address} of={of} />;
}
