import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { coinOfName, quoteDecimals } from '#contract/coin.ts';
import { roundDecimal } from '#contract/coinAmount.ts';
import { type Cents, dollarsFrom, groupDecimal, groupDollars } from '#contract/money.ts';
import type { TransactionInCents } from '#contract/transactions.ts';
import { type WithdrawalDetail as Detail, withdrawals } from '#contract/withdrawals.ts';
import { AddressWell, TxidWell } from '#src/investor/coins/AddressWell.tsx';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { copy } from '#src/investor/transactions/copy.ts';
import { TransactionSkeleton } from '#src/investor/transactions/TransactionSkeleton.tsx';
import { useEstimate } from '#src/investor/withdraw/useEstimate.ts';
import { send } from '#src/shared/api/send.ts';
import { moment, shortMoment } from '#src/shared/format/dates.ts';
import type { TimelineStep } from '#src/shared/ui/Timeline.tsx';
import { DetailAmount } from './DetailAmount.tsx';
import { DetailHistory } from './DetailHistory.tsx';

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
export function WithdrawalFacts({ row, withdrawal }: WithdrawalFactsProps) {
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
    {withdrawal.reason && <Typography>{copy.detail.reason(withdrawal.reason)}</Typography>}
    {withdrawal.reversal && (
      <Typography>{copy.detail.givenBack(withdrawal.reversal.reason)}</Typography>
    )}
    <Stack spacing={1}>
      <AddressWell label={addressLabel(withdrawal)} address={withdrawal.address} />
      {withdrawal.txid && (
        <TxidWell coin={coinOfName[withdrawal.withdrawMode]} txid={withdrawal.txid} />
      )}
    </Stack>
    <DetailHistory steps={stepsOf(withdrawal)} />
  </>
);

/** The coins of a request that is not paid yet, at the rate of now. */
function Estimate({ cents, withdrawal }: { cents: Cents; withdrawal: Detail }) {
  const { status, withdrawMode } = withdrawal;
  const estimate = useEstimate(coinOfName[withdrawMode], cents);
  if (!estimate || (status !== 'requested' && status !== 'approved')) return null;
  return copy.detail.aboutNow(estimate.amount);
}

function addressLabel({ status, withdrawMode }: Detail): string {
  const { paidOutTo, sentTo, address } = copy.detail;
  if (status === 'paid') return paidOutTo(withdrawMode);
  return status === 'requested' || status === 'approved' ? sentTo(withdrawMode) : address;
}

/** With as many decimals as a quote has; the chain's own amount may have 18. */
function coinsOf({ coinAmount, withdrawMode }: Detail): string | undefined {
  const coin = coinOfName[withdrawMode];
  return coinAmount ? `${roundDecimal(coinAmount, quoteDecimals[coin])} ${coin}` : undefined;
}

function paymentOf(withdrawal: Detail): string | undefined {
  const coins = coinsOf(withdrawal);
  if (!coins || !withdrawal.rate) return coins;
  return copy.detail.rateAt(coins, groupDecimal(withdrawal.rate));
}

function stepsOf(withdrawal: Detail): TimelineStep[] {
  const { withdrawalEvents, reviewing, reviewBy, waits, paying, payingText, ahead } = copy.detail;
  const { secondApproval, paidFrom } = copy.detail;
  const steps = withdrawal.timeline.map(({ at, event }) => ({
    title: withdrawalEvents[event],
    text: textOf(withdrawal, event),
    at,
    isBad: event === 'declined',
  }));
  const paid = { title: ahead, isAhead: true };
  if (withdrawal.status === 'requested') {
    const byWhen = withdrawal.reviewBy ? reviewBy(shortMoment(withdrawal.reviewBy)) : undefined;
    const second = withdrawal.waitsFor === 'second-approval' ? secondApproval : byWhen;
    const text = withdrawal.awaits === 'investor' ? waits : second;
    return [...steps, { title: reviewing, text }, paid];
  }
  if (withdrawal.status === 'approved') {
    const { waitsFor, payableFrom } = withdrawal;
    const isWait = waitsFor === 'wait' && payableFrom !== null;
    const text = isWait ? paidFrom(moment(payableFrom)) : payingText;
    return [...steps, { title: paying, text }];
  }
  return steps;
}

function textOf(
  withdrawal: Detail,
  event: Detail['timeline'][number]['event'],
): string | undefined {
  const { held, released, coinSent } = copy.detail;
  const coins = coinsOf(withdrawal);
  if (event === 'requested') return held(groupDollars(dollarsFrom(withdrawal.amount)));
  if (event === 'paid') return coins && coinSent(coins);
  return event === 'approved' ? undefined : released;
}
