import Stack from '@mui/material/Stack';
import type { DepositDetail } from '#contract/deposits.ts';
import { DepositAddressWell, TxidWell } from '#src/investor/coins/AddressWell.tsx';
import { FactList } from '#src/investor/layout/FactList.tsx';
import { copy } from './copy.ts';
import { DepositProof } from './DepositProof.tsx';

/** The coins of a deposit, its proof, its address and its transaction. */
export function DepositFacts({ deposit }: { deposit: DepositDetail }) {
  const { quote, coin, address, txid, status } = deposit;
  return (
    <Stack spacing={1}>
      <FactList
        facts={[
          ...(quote ? [{ label: copy.sent, value: `${quote.coinAmount} ${coin}` }] : []),
          { label: copy.proof, value: <DepositProof deposit={deposit} /> },
        ]}
      />
      <DepositAddressWell label={copy.address} address={address} isPending={status === 'pending'} />
      {txid && <TxidWell coin={coin} txid={txid} />}
    </Stack>
  );
}
