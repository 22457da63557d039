import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import type { WalletRecord } from '#src/admin/provider/records.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { PaymentQr } from '#src/shared/payment/PaymentQr.tsx';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { copy } from './copy.ts';

export function QrButton({ wallet: { address } }: { wallet: WalletRecord }) {
  const [open, setOpen] = useState(false);
  const { data: settings } = useSettings();
  const name = copy.qrOf(address);
  return (
    <>
      <Button size="small" aria-label={name} onClick={() => setOpen(true)}>
        {copy.qr}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} maxWidth="xs" fullWidth>
        <DialogTitle>{copy.qr}</DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center' }}>
            <PaymentQr
              uri={address}
              label={name}
              isSample={settings?.demo === true}
              size={{ xs: 240 }}
            />
            <Box component="code" sx={{ overflowWrap: 'anywhere', textWrap: 'balance' }}>
              {address}
            </Box>
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{sharedCopy.close}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
