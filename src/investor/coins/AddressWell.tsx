import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, useRef } from 'react';
import { type Coin, explorerUrl } from '#contract/coin.ts';
import { copy as paymentCopy } from '#src/shared/payment/copy.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { CopyTextButton } from './CopyTextButton.tsx';
import { copy } from './copy.ts';

interface AddressWellProps {
  label: string;
  address: string;
}

/** An address that people copy or compare, in a sunken box. */
export const AddressWell = ({ label, address }: AddressWellProps) => (
  <Well label={label} copyLabel={copy.copyAddress} text={address} />
);

interface DepositAddressWellProps extends AddressWellProps {
  isPending: boolean;
}

/**
 * The address of a deposit, which takes no coins in demo mode. Once the deposit is decided there is
 * nothing to copy, so that no one pays it again by mistake.
 */
export function DepositAddressWell({ label, address, isPending }: DepositAddressWellProps) {
  const { data: settings } = useSettings();
  if (!isPending) return <Well label={copy.sentTo} text={address} />;
  return (
    <Well label={label} copyLabel={copy.copyAddress} text={address}>
      {settings?.demo && (
        <Box sx={{ mt: 0.5, fontSize: '0.8125rem', color: 'error.main' }}>
          {paymentCopy.sampleAddress}
        </Box>
      )}
    </Well>
  );
}

/** A transaction id; in demo mode no coin moved, so there is nothing to look up. */
export function TxidWell({ coin, txid }: { coin: Coin; txid: string }) {
  const { data: settings } = useSettings();
  return (
    <Well label={copy.txid} copyLabel={copy.copyTxid} text={txid}>
      {settings?.demo === false && (
        <Box sx={{ mt: 0.5 }}>
          <Link href={explorerUrl(coin, txid)} target="_blank" rel="noopener noreferrer">
            {copy.explorer}
          </Link>
        </Box>
      )}
    </Well>
  );
}

interface WellProps {
  label: string;
  /** Shows a button to copy. */
  copyLabel?: string;
  text: string;
  children?: ReactNode;
}

function Well({ label, copyLabel, text, children }: WellProps) {
  const element = useRef<HTMLElement>(null);
  return (
    <Box sx={{ bgcolor: 'var(--sunken)', borderRadius: 1, pl: 1.75, pr: 0.75, pt: 0.5, pb: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40 }}>
        <Box sx={{ mr: 'auto', fontSize: '0.8125rem', color: 'text.secondary' }}>{label}</Box>
        {copyLabel && (
          <CopyTextButton label={copyLabel} text={text} element={element} short="always" />
        )}
      </Box>
      <Box sx={{ pr: 1 }}>
        <AddressText address={text} ref={element} />
        {children}
      </Box>
    </Box>
  );
}
