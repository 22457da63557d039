import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { CopyTextButton } from '#src/investor/coins/CopyTextButton.tsx';
import { copy as coinCopy } from '#src/investor/coins/copy.ts';
import { PaymentQr } from '#src/shared/payment/PaymentQr.tsx';
import { paymentUri } from '#src/shared/payment/paymentUri.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { useCopy } from '#src/shared/ui/useCopy.ts';
import { AddressFrame } from './AddressFrame.tsx';
import { copy } from './copy.ts';
import type { CurrentQuote } from './useQuote.ts';

interface PaymentAddressProps {
  quote: CurrentQuote;
  isSample: boolean;
  /** The wallet link is elsewhere, or there is nothing to pay. */
  hasWalletLink: boolean;
}

/** Where to send the coin: the address, then the same as a picture. */
export function PaymentAddress({ quote, isSample, hasWalletLink }: PaymentAddressProps) {
  const element = useRef<HTMLElement>(null);
  const copyText = useCopy();
  const { address } = quote;
  const uri = paymentUri(quote);
  return (
    <AddressFrame
      picture={<PaymentQr uri={uri} isSample={isSample} />}
      coin={quote.coin}
      address={
        <Box onClick={() => void copyText(address, element.current)} sx={{ cursor: 'copy' }}>
          <AddressText address={address} ref={element} />
        </Box>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CopyTextButton label={coinCopy.copyAddress} text={address} element={element} />
        {hasWalletLink && (
          <Button href={uri} size="small" startIcon={<AccountBalanceWalletOutlined />}>
            {coinCopy.openWallet}
          </Button>
        )}
      </Box>
      <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{copy.payment.compare}</Box>
    </AddressFrame>
  );
}
