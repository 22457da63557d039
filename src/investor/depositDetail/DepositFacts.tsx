import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { DepositDetail } from '#contract/depositDetail.ts';
import { groupDecimal, groupDollars, parseDollars } from '#contract/money.ts';
import type { Quote } from '#contract/prices.ts';
import { DepositAddressWell, TxidWell } from '#src/investor/coins/AddressWell.tsx';
import { copy as depositCopy } from '#src/investor/deposit/copy.ts';
import { type Fact, FactList } from '#src/investor/layout/FactList.tsx';
import { arrivalOf, isChainRead } from './arrival.ts';
import { copy } from './copy.ts';
import { DepositProof } from './DepositProof.tsx';

const rateOf = ({ coin, rate, example }: Quote) => ({
  label: copy.rate,
  value: depositCopy.rates.per(coin, groupDecimal(rate)),
  ...(example && { detail: copy.example }),
});

const NotGiven = ({ isConfirmed }: { isConfirmed: boolean }) => (
  <Box sx={{ fontWeight: 400, color: 'text.secondary' }}>
    {isConfirmed ? copy.matched : copy.noTxid}
  </Box>
);

/** The coins that arrived, and the amount that they were credited with. */
function outcomeOf(deposit: DepositDetail): Fact[] {
  const { status, amount, amountReceived, reversal } = deposit;
  const arrival = arrivalOf(deposit);
  const isMissing = status === 'pending' && isChainRead(deposit);
  const credited = groupDollars(parseDollars(amountReceived ?? amount));
  return [
    ...(arrival || isMissing
      ? [{ label: copy.arrived, value: arrival?.coins ?? copy.notSeen }]
      : []),
    ...(status === 'confirmed' && !reversal
      ? [
          { label: depositCopy.facts.fee, value: groupDollars(0n) },
          { label: copy.credited, value: credited },
        ]
      : []),
  ];
}

/** The coins of a deposit, what arrived of them, its proof, its address and its transaction. */
export function DepositFacts({ deposit }: { deposit: DepositDetail }) {
  const { quote, coin, address, status } = deposit;
  const txid = deposit.txid ?? deposit.checkedTxid;
  return (
    <Stack spacing={2}>
      <FactList
        facts={[
          ...(quote
            ? [{ label: copy.sent, value: `${quote.coinAmount} ${coin}` }, rateOf(quote)]
            : []),
          ...outcomeOf(deposit),
          { label: copy.proof, value: <DepositProof deposit={deposit} /> },
          ...(txid
            ? []
            : [{ label: copy.txid, value: <NotGiven isConfirmed={status === 'confirmed'} /> }]),
        ]}
      />
      <DepositAddressWell label={copy.address} address={address} isPending={status === 'pending'} />
      {txid && <TxidWell coin={coin} txid={txid} />}
    </Stack>
  );
}
