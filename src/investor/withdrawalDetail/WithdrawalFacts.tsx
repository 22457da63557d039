import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { coinOfName } from '#contract/coin.ts';
import { dollarsFrom, groupDecimal, groupDollars } from '#contract/money.ts';
import type { WithdrawalDetail } from '#contract/withdrawals.ts';
import { AddressWell, TxidWell } from '#src/investor/coins/AddressWell.tsx';
import { type Fact, FactList } from '#src/investor/layout/FactList.tsx';
import { addressLabel } from '#src/investor/transactionDetail/WithdrawalDetail.tsx';
import { coinsOf } from '#src/investor/transactionDetail/withdrawalSteps.ts';
import { copy as withdrawCopy } from '#src/investor/withdraw/copy.ts';
import { useEstimate } from '#src/investor/withdraw/useEstimate.ts';
import { copy } from './copy.ts';

const { fee, networkFee, paidByUs } = withdrawCopy.receive;
const costs: readonly Fact[] = [
  { label: fee, value: groupDollars(0n) },
  { label: networkFee, value: paidByUs },
];

/** The coins of a withdrawal, what they cost, the address and the transaction. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const { withdrawMode, address, txid } = withdrawal;
  const coin = coinOfName[withdrawMode];
  const coins = useCoins(withdrawal);
  return (
    <Stack spacing={1}>
      {coins && <FactList facts={[coins, ...costs]} />}
      <AddressWell label={addressLabel(withdrawal)} address={address} />
      {txid && <TxidWell coin={coin} txid={txid} />}
    </Stack>
  );
}

/** The coins that were sent and their rate, or while it is open the coins for it now. */
function useCoins(withdrawal: WithdrawalDetail): Fact | undefined {
  const { amount, status, rate, withdrawMode } = withdrawal;
  const estimate = useEstimate(coinOfName[withdrawMode], dollarsFrom(amount));
  const sent = coinsOf(withdrawal);
  if (sent) {
    return { label: copy.received, value: sent, detail: rate && copy.at(groupDecimal(rate)) };
  }
  if (status !== 'requested' && status !== 'approved') return undefined;
  if (estimate === null) return undefined;
  return {
    label: copy.receive,
    value: estimate?.amount ?? <Skeleton width={120} />,
    detail: copy.fixed,
  };
}
