import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Coin, coinNames } from '#contract/coin.ts';
import { PaymentQr } from '#src/shared/payment/PaymentQr.tsx';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { copy } from './copy.ts';

const texts = copy.add;

/** The address to compare, and the QR code that investors will scan, once the address is valid. */
export function WalletPreview({ address, coin }: { address: string; coin: Coin }) {
  const { data: settings } = useSettings();
  if (address === '') {
    return <Box sx={noPreview}>{texts.noPreview}</Box>;
  }
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <PaymentQr
        uri={address}
        label={copy.qrOf(address)}
        isSample={settings?.demo === true}
        size={{ xs: 120 }}
      />
      <div>
        <Typography sx={{ fontWeight: 600 }}>{`${coinNames[coin]}: ${texts.preview}`}</Typography>
        <AddressText address={address} />
        <Typography variant="body2" color="text.secondary">
          {texts.previewHint}
        </Typography>
      </div>
    </Stack>
  );
}

// As high as the code that takes its place.
const noPreview = {
  minHeight: 120,
  display: 'grid',
  placeItems: 'center',
  px: 2,
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: 1,
  textAlign: 'center',
  color: 'text.secondary',
} as const;
