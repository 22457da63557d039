import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { coinOfName } from '#contract/coin.ts';
import { dollarsFrom, groupDecimal, groupDollars } from '#contract/money.ts';
import type { TransactionInCents } from '#contract/transactions.ts';
import { type WithdrawalDetail as Detail, withdrawals } from '#contract/withdrawals.ts';
import { copy } from '#src/investor/transactions/copy.ts';
import { TransactionSkeleton } from '#src/investor/transactions/TransactionSkeleton.tsx';
import { send } from '#src/shared/api/send.ts';
import { moment } from '#src/shared/format/dates.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import type { TimelineStep } from '#src/shared/ui/Timeline.tsx';
import { AddressWell, TxidWell } from './AddressWell.tsx';
import { DetailAmount } from './DetailAmount.tsx';
import { DetailHistory } from './DetailHistory.tsx';

export function WithdrawalDetail({ row }: { row: TransactionInCents }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['withdrawal', row._id, row.status],
    queryFn: async ({ signal }) =>
      (await send(withdrawals.ownDetail, { params: { id: row._id }, signal })).data,
  });
  return (
    <Stack spacing={2.5}>
      <DetailAmount row={row}>{data && paymentOf(data)}</DetailAmount>
      {error && <LoadError error={error} retry={refetch} />}
      {!data && !error && <TransactionSkeleton rows={4} />}
      {data && (
        <>
          {data.reason && <Typography>{copy.detail.reason(data.reason)}</Typography>}
          <Stack spacing={1}>
            <AddressWell label={copy.detail.sentTo} address={data.address} />
            {data.txid && <TxidWell coin={coinOfName[data.withdrawMode]} txid={data.txid} />}
          </Stack>
          <DetailHistory steps={stepsOf(data)} />
        </>
      )}
    </Stack>
  );
}

const coinsOf = ({ coinAmount, withdrawMode }: Detail): string | undefined =>
  coinAmount ? `${coinAmount} ${coinOfName[withdrawMode]}` : undefined;

function paymentOf(withdrawal: Detail): string | undefined {
  const coins = coinsOf(withdrawal);
  if (!coins || !withdrawal.rate) return coins;
  return copy.detail.rateAt(coins, groupDecimal(withdrawal.rate));
}

function stepsOf(withdrawal: Detail): TimelineStep[] {
  const { withdrawalEvents, reviewing, reviewBy, paying, payingText, ahead } = copy.detail;
  const steps = withdrawal.timeline.map(({ at, event }) => ({
    title: withdrawalEvents[event],
    text: textOf(withdrawal, event),
    at,
    isBad: event === 'declined',
  }));
  const paid = { title: ahead, isAhead: true };
  if (withdrawal.status === 'requested') {
    const text = withdrawal.reviewBy ? reviewBy(moment(withdrawal.reviewBy)) : undefined;
    return [...steps, { title: reviewing, text }, paid];
  }
  if (withdrawal.status === 'approved') {
    return [...steps, { title: paying, text: payingText }];
  }
  return steps;
}

function textOf(withdrawal: Detail, event: Detail['status']): string | undefined {
  const { held, released, coinSent } = copy.detail;
  const coins = coinsOf(withdrawal);
  if (event === 'requested') return held(groupDollars(dollarsFrom(withdrawal.amount)));
  if (event === 'paid') return coins && coinSent(coins);
  return event === 'approved' ? undefined : released;
}
