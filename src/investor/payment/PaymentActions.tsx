import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { copy as coinCopy } from '#src/investor/coins/copy.ts';
import { copy as areaCopy } from '#src/investor/copy.ts';
import { ActionBar } from '#src/investor/layout/ActionBar.tsx';
import { copy } from './copy.ts';

interface PaymentActionsProps {
  /** The wallet link, first on a device that can open it. */
  walletUri: string | undefined;
  isExpired: boolean;
  /** The time at which the quote ends. */
  until: string;
  isSaving: boolean;
  isRenewing: boolean;
  /** Why the last press had no effect. */
  error: ReactNode;
  onSent: () => void;
  onRenew: () => void;
  onBack: () => void;
}

/** The buttons of the payment: the most useful one is filled. */
export function PaymentActions(props: PaymentActionsProps) {
  const { walletUri, isExpired, isSaving, isRenewing, error, onSent, onRenew, onBack } = props;
  const { until } = props;
  const isSentFirst = !isExpired && walletUri === undefined;
  let first: ReactNode = null;
  if (isExpired) {
    first = (
      <Button
        variant="contained"
        size="large"
        onClick={onRenew}
        disabled={isRenewing}
        aria-busy={isRenewing}
        // On a wide screen the other button keeps its place when the quote ends.
        sx={{ order: { tablet: 1 } }}
      >
        {isRenewing ? areaCopy.wait : copy.payment.renew}
      </Button>
    );
  } else if (walletUri !== undefined) {
    first = (
      <Button
        variant="contained"
        size="large"
        href={walletUri}
        startIcon={<AccountBalanceWalletOutlined />}
      >
        {coinCopy.openWallet}
      </Button>
    );
  }
  return (
    <ActionBar error={error} {...(!isExpired && { note: copy.payment.note(until) })}>
      {first}
      <Button
        variant={isSentFirst ? 'contained' : 'outlined'}
        color={isSentFirst ? 'primary' : 'inherit'}
        size="large"
        onClick={onSent}
        disabled={isSaving}
        aria-busy={isSaving}
        sx={{ minWidth: 200 }}
      >
        {isSaving ? copy.payment.saving : copy.payment.sent}
      </Button>
      <Button
        size="large"
        onClick={onBack}
        sx={{ order: 2, display: { xs: 'none', tablet: 'inline-flex' } }}
      >
        {areaCopy.back}
      </Button>
    </ActionBar>
  );
}
