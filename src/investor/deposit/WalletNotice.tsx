import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { type Coin, coinNames } from '#contract/coin.ts';
import { messages } from '#contract/messages.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { RetryAlert } from '#src/shared/ui/RetryAlert.tsx';
import { copy } from './copy.ts';
import type { WalletState } from './useWallet.ts';

interface WalletNoticeProps {
  coin: Coin | '';
  state: WalletState;
  retry: () => unknown;
  /** The other coin, where it can be used. */
  other: Coin | undefined;
  onUse: (coin: Coin) => void;
}

/** Why the coin has no receiving address now, and what to do. */
export function WalletNotice({ coin, state, retry, other, onUse }: WalletNoticeProps) {
  if (coin === '') return null;
  if (state === 'unset') {
    const otherButton = other && (
      <Button color="inherit" onClick={() => onUse(other)} sx={{ whiteSpace: 'nowrap' }}>
        {copy.wallet.use(coinNames[other])}
      </Button>
    );
    return (
      <Alert severity="warning" action={otherButton}>
        <AlertTitle>{messages.notAvailable}</AlertTitle>
        {copy.wallet.unset(coinNames[coin])}
        {other ? copy.wallet.orUse(coinNames[other]) : '.'}
      </Alert>
    );
  }
  if (state !== 'failed') return null;
  return (
    <RetryAlert severity="error" label={sharedCopy.retry} onRetry={() => void retry()}>
      {copy.wallet[coin].failed}
    </RetryAlert>
  );
}
