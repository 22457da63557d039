import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PaymentQr } from '#src/shared/payment/PaymentQr.tsx';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { AddressFrame } from './AddressFrame.tsx';
import { copy } from './copy.ts';
import type { CurrentQuote } from './useQuote.ts';

/** The place of an expired quote's address: blurred filler, because nothing may be sent there. */
export function ExpiredAddress({ quote, children }: { quote: CurrentQuote; children: ReactNode }) {
  const filler = quote.address.replace(/./g, 'x');
  return (
    <AddressFrame
      picture={
        <Box sx={{ position: 'relative', width: 'fit-content' }}>
          <Box aria-hidden="true" sx={{ '& svg': { ...blurred, opacity: 0.4 } }}>
            <PaymentQr uri={filler} isSample={false} />
          </Box>
          <Box sx={overlay}>
            <Box component="span" sx={pill}>
              {copy.payment.expired}
            </Box>
          </Box>
        </Box>
      }
      coin={quote.coin}
      address={
        <Box aria-hidden="true" sx={blurred}>
          <AddressText address={filler} />
        </Box>
      }
    >
      {children}
    </AddressFrame>
  );
}

const blurred = { filter: 'blur(6px)', userSelect: 'none', pointerEvents: 'none' } as const;

const overlay = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
} as const;

const pill = {
  px: 1.5,
  py: 0.5,
  borderRadius: 4,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
} as const;
