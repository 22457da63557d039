import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import { type Coin, coinNames } from '#contract/coin.ts';
import { CopyTextButton } from '#src/investor/coins/CopyTextButton.tsx';
import { copy as coinCopy } from '#src/investor/coins/copy.ts';
import { PaymentQr } from '#src/shared/payment/PaymentQr.tsx';
import { paymentUri } from '#src/shared/payment/paymentUri.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { useCopy } from '#src/shared/ui/useCopy.ts';
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

interface AddressFrameProps {
  coin: Coin;
  picture: ReactNode;
  address: ReactNode;
  children: ReactNode;
}

// The address comes first for a reader; a phone has the picture beside its button, within the first screen.
function AddressFrame({ coin, picture, address, children }: AddressFrameProps) {
  return (
    <Box sx={frame}>
      <Box sx={{ gridArea: 'address', p: 2, borderRadius: 1, bgcolor: 'var(--sunken)' }}>
        <Box sx={head}>
          {copy.payment.address}
          <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
            {coinCopy.network(coinNames[coin])}
          </Box>
        </Box>
        {address}
      </Box>
      <Box sx={{ gridArea: 'rest', display: 'grid', gap: 1.5, alignContent: 'start' }}>
        {children}
      </Box>
      <Box sx={{ gridArea: 'picture' }}>{picture}</Box>
    </Box>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 1.5,
  mb: 0.5,
  fontSize: '0.8125rem',
  fontWeight: 500,
  color: 'text.secondary',
} as const;

const frame = {
  display: 'grid',
  columnGap: { xs: 2, tablet: 3 },
  rowGap: 1.5,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: { tablet: 'auto 1fr' },
  gridTemplateAreas: {
    xs: '"address address" "picture rest"',
    tablet: '"picture address" "picture rest"',
  },
  '@media (max-width: 359.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"address" "rest" "picture"',
  },
} as const;

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
