import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { coinOfName } from '#contract/coin.ts';
import { type Cents, groupDecimal } from '#contract/money.ts';
import type { TransactionInCents } from '#contract/transactionRecord.ts';
import { type WithdrawalDetail as Detail, withdrawals } from '#contract/withdrawals.ts';
import { AddressWell, TxidWell } from '#src/investor/coins/AddressWell.tsx';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { TransactionSkeleton } from '#src/investor/transactions/TransactionSkeleton.tsx';
import { useEstimate } from '#src/investor/withdraw/useEstimate.ts';
import { send } from '#src/shared/api/send.ts';
import { copy } from './copy.ts';
import { DetailAmount } from './DetailAmount.tsx';
import { DetailHistory } from './DetailHistory.tsx';
import { coinsOf, withdrawalSteps } from './withdrawalSteps.ts';

export function WithdrawalDetail({ row }: { row: TransactionInCents }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['withdrawal', row._id, row.status, row.reversedAt],
    queryFn: async ({ signal }) =>
      (await send(withdrawals.ownDetail, { params: { id: row._id }, signal })).data,
  });
  return (
    <>
      <WithdrawalFacts row={row} withdrawal={data} />
      {error && <PartError error={error} retry={refetch} hasData={data !== undefined} />}
      {!data && !error && <TransactionSkeleton rows={4} />}
    </>
  );
}

interface WithdrawalFactsProps {
  row: TransactionInCents;
  /** Absent while it loads. */
  withdrawal: Detail | undefined;
}

/** Amount, address, transaction and history of a withdrawal. */
function WithdrawalFacts({ row, withdrawal }: WithdrawalFactsProps) {
  const payment = withdrawal && paymentOf(withdrawal);
  return (
    <Stack spacing={2.5}>
      <DetailAmount row={row}>
        {payment ?? (withdrawal && <Estimate cents={-row.amountCents} withdrawal={withdrawal} />)}
      </DetailAmount>
      {withdrawal && <Rest withdrawal={withdrawal} />}
    </Stack>
  );
}

const Rest = ({ withdrawal }: { withdrawal: Detail }) => (
  <>
    {withdrawal.reason && <Typography>{copy.reason(withdrawal.reason)}</Typography>}
    {withdrawal.reversal && <Typography>{copy.givenBack(withdrawal.reversal.reason)}</Typography>}
    <Stack spacing={1}>
      <AddressWell label={addressLabel(withdrawal)} address={withdrawal.address} />
      {withdrawal.txid && (
        <TxidWell coin={coinOfName[withdrawal.withdrawMode]} txid={withdrawal.txid} />
      )}
    </Stack>
    <DetailHistory steps={withdrawalSteps(withdrawal)} />
  </>
);

/** The coins of a request that is not paid yet, at the rate of now. */
function Estimate({ cents, withdrawal }: { cents: Cents; withdrawal: Detail }) {
  const { status, withdrawMode } = withdrawal;
  const estimate = useEstimate(coinOfName[withdrawMode], cents);
  if (!estimate || (status !== 'requested' && status !== 'approved')) return null;
  return copy.aboutNow(estimate.amount);
}

/** Whether we pay to the address, or did. */
export function addressLabel({ status, withdrawMode }: Detail): string {
  const { paidOutTo, sentTo, address } = copy;
  if (status === 'paid') return paidOutTo(withdrawMode);
  return status === 'requested' || status === 'approved' ? sentTo(withdrawMode) : address;
}

function paymentOf(withdrawal: Detail): string | undefined {
  const coins = coinsOf(withdrawal);
  if (!coins || !withdrawal.rate) return coins;
  return copy.rateAt(coins, groupDecimal(withdrawal.rate));
}
