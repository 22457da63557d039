import Box from '@mui/material/Box';
import type { DepositDetail } from '#contract/deposits.ts';
import { groupDecimal, parseDollars } from '#contract/money.ts';
import { ReceivingAddressWell, TxidWell } from '#src/investor/coins/AddressWell.tsx';
import { type Fact, FactList } from '#src/investor/layout/FactList.tsx';
import { copy as paymentCopy } from '#src/investor/payment/copy.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';

/** Amounts, rate, address and transaction of a deposit. */
export function DepositFacts({ deposit }: { deposit: DepositDetail }) {
  const { amount, amountReceived, quote, coin, address, txid, late, status } = deposit;
  const facts: Fact[] = [
    { label: copy.quoted, value: <Money cents={parseDollars(amount)} /> },
    ...(amountReceived === null
      ? []
      : [{ label: copy.credited, value: <Money cents={parseDollars(amountReceived)} /> }]),
    ...(quote
      ? [
          { label: copy.sent, value: `${quote.coinAmount} ${coin}` },
          {
            label: copy.rate,
            value: paymentCopy.quote.oneCoin(coin, groupDecimal(quote.rate)),
            ...(quote.example && { detail: paymentCopy.quote.example }),
          },
        ]
      : []),
  ];
  return (
    <>
      <FactList facts={facts} />
      <ReceivingAddressWell label={copy.address} address={address} />
      {txid && <TxidWell coin={coin} txid={txid} />}
      {late && status === 'pending' && (
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{copy.late}</Box>
      )}
    </>
  );
}
