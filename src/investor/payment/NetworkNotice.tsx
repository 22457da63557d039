import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Coin } from '#contract/coin.ts';
import { copy } from './copy.ts';

interface NetworkNoticeProps {
  coin: Coin;
  isSample: boolean;
}

/** Warns before the address of payments that would be lost. */
export function NetworkNotice({ coin, isSample }: NetworkNoticeProps) {
  const [first, rest] = isSample ? copy.payment.sample : copy.payment.only[coin];
  return (
    <Alert severity={isSample ? 'error' : 'warning'} role="note">
      <Box component="strong" sx={{ fontWeight: 600 }}>
        {first}
      </Box>{' '}
      {rest}
    </Alert>
  );
}
