import Box from '@mui/material/Box';
import type { DepositDetail } from '#contract/deposits.ts';
import { ReceivingAddressWell, TxidWell } from '#src/investor/coins/AddressWell.tsx';
import { FactList } from '#src/investor/layout/FactList.tsx';
import { copy } from './copy.ts';

/** Facts that the steps of a deposit lack: its coins, address and transaction. */
export function DepositFacts({ deposit }: { deposit: DepositDetail }) {
  const { quote, coin, address, txid, late, status, timeline } = deposit;
  const isInSteps = timeline.some(({ event }) => event === 'sent');
  return (
    <>
      {quote && !isInSteps && (
        <FactList facts={[{ label: copy.sent, value: `${quote.coinAmount} ${coin}` }]} />
      )}
      <ReceivingAddressWell label={copy.address} address={address} />
      {txid && <TxidWell coin={coin} txid={txid} />}
      {late && status === 'pending' && (
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{copy.late}</Box>
      )}
    </>
  );
}
