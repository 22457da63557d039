import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { type Coin, explorerUrl } from '#contract/coin.ts';
import type { DepositDetail } from '#contract/deposits.ts';
import { groupDecimal, parseDollars } from '#contract/money.ts';
import { type Fact, FactList } from '#src/investor/layout/FactList.tsx';
import { copy as paymentCopy } from '#src/investor/payment/copy.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { CopyButton } from '#src/shared/ui/CopyButton.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';

/** Amounts, rate, address and transaction of a deposit. */
export function DepositFacts({ deposit }: { deposit: DepositDetail }) {
  const { amount, amountReceived, quote, coin, address, txid, late, status } = deposit;
  const texts = copy;
  const facts: Fact[] = [
    { label: texts.quoted, value: <Money cents={parseDollars(amount)} /> },
    ...(amountReceived === null
      ? []
      : [{ label: texts.credited, value: <Money cents={parseDollars(amountReceived)} /> }]),
    ...(quote
      ? [
          { label: texts.sent, value: `${quote.coinAmount} ${coin}` },
          {
            label: texts.rate,
            value: paymentCopy.quote.oneCoin(coin, groupDecimal(quote.rate)),
            ...(quote.example && { detail: paymentCopy.quote.example }),
          },
        ]
      : []),
  ];
  return (
    <>
      <FactList facts={facts} />
      <Well label={texts.address}>
        <AddressText address={address} />
      </Well>
      {txid && (
        <Well label={texts.txid}>
          <Txid coin={coin} txid={txid} />
        </Well>
      )}
      {late && status === 'pending' && (
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{texts.late}</Box>
      )}
    </>
  );
}

function Well({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'var(--sunken)' }}>
      <Box sx={{ fontSize: '0.8125rem', fontWeight: 500, color: 'text.secondary', mb: 0.5 }}>
        {label}
      </Box>
      {children}
    </Box>
  );
}

function Txid({ coin, txid }: { coin: Coin; txid: string }) {
  const { data: settings } = useSettings();
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <AddressText address={txid} />
        <Box sx={{ ml: 'auto' }}>
          <CopyButton text={txid} name={copy.txidName} />
        </Box>
      </Box>
      {settings?.demo === false && (
        <Link href={explorerUrl(coin, txid)} target="_blank" rel="noreferrer">
          {copy.explorer}
        </Link>
      )}
    </>
  );
}
