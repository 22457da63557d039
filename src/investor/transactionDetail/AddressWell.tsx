import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, useRef } from 'react';
import { type Coin, explorerUrl } from '#contract/coin.ts';
import { copy } from '#src/investor/transactions/copy.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { CopyButton } from '#src/shared/ui/CopyButton.tsx';

interface WellProps {
  label: string;
  action: ReactNode;
  children: ReactNode;
}

/** A sunken box with a value that people copy. */
function Well({ label, action, children }: WellProps) {
  return (
    <Box sx={{ bgcolor: 'var(--sunken)', borderRadius: 1, px: 1.75, pt: 0.5, pb: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40 }}>
        <Box sx={{ mr: 'auto', fontSize: '0.8125rem', color: 'text.secondary' }}>{label}</Box>
        {action}
      </Box>
      {children}
    </Box>
  );
}

export function AddressWell({ label, address }: { label: string; address: string }) {
  const text = useRef<HTMLElement>(null);
  const action = (
    <CopyButton text={address} name={copy.detail.addressName} element={() => text.current} />
  );
  return (
    <Well label={label} action={action}>
      <AddressText address={address} ref={text} />
    </Well>
  );
}

/** A transaction id; in demo mode no coin moved, so there is nothing to look up. */
export function TxidWell({ coin, txid }: { coin: Coin; txid: string }) {
  const text = useRef<HTMLElement>(null);
  const { data: settings } = useSettings();
  const action = (
    <CopyButton text={txid} name={copy.detail.txidName} element={() => text.current} />
  );
  return (
    <Well label={copy.detail.txid} action={action}>
      <Box
        component="code"
        ref={text}
        sx={{ fontFamily: fonts.mono, fontSize: '0.875rem', overflowWrap: 'anywhere' }}
      >
        {txid}
      </Box>
      {settings && !settings.demo && (
        <Box sx={{ mt: 0.5 }}>
          <Link href={explorerUrl(coin, txid)} target="_blank" rel="noopener noreferrer">
            {copy.detail.explorer}
          </Link>
        </Box>
      )}
    </Well>
  );
}
