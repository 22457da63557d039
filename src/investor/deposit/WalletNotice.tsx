import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { Coin } from '#contract/coin.ts';
import { messages } from '#contract/messages.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { copy } from '../copy.ts';
import type { WalletState } from './useWallet.ts';

interface WalletNoticeProps {
  coin: Coin | '';
  state: WalletState;
  retry: () => unknown;
}

/** Why the coin has no receiving address now. */
export function WalletNotice({ coin, state, retry }: WalletNoticeProps) {
  if (state === 'unset') {
    return (
      <Alert severity="warning">
        <AlertTitle>{messages.notAvailable}</AlertTitle>
        {copy.wallet.unsetLine}
      </Alert>
    );
  }
  if (state !== 'failed' || coin === '') return null;
  const retryButton = (
    <Button color="inherit" onClick={() => void retry()}>
      {sharedCopy.retry}
    </Button>
  );
  return (
    <Alert severity="error" action={retryButton}>
      {copy.wallet[coin].failed}
    </Alert>
  );
}
