import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { coinOfName } from '#contract/coin.ts';
import { dollarsFrom, groupDecimal } from '#contract/money.ts';
import type { WithdrawalDetail } from '#contract/withdrawals.ts';
import { type Fact, FactList } from '#src/investor/layout/FactList.tsx';
import { moment } from '#src/shared/format/dates.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { CopyButton } from '#src/shared/ui/CopyButton.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { Timeline, type TimelineStep } from '#src/shared/ui/Timeline.tsx';
import { copy } from './copy.ts';

export function WithdrawalFacts({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const { detail } = copy;
  const { address, txid } = withdrawal;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Box sx={{ fontSize: '1.75rem', lineHeight: 36 / 28, fontWeight: 600 }}>
          <Money cents={dollarsFrom(withdrawal.amount)} />
        </Box>
        <StatusBadge status={withdrawal.status} />
      </Box>
      <Copied name={detail.address} text={address} />
      {txid && <Copied name={detail.txid} text={txid} />}
      <FactList facts={factsOf(withdrawal)} />
      <Typography variant="h3">{detail.history}</Typography>
      <Timeline label={detail.history} steps={stepsOf(withdrawal)} />
    </Box>
  );
}

function Copied({ name, text }: { name: string; text: string }) {
  return (
    <Box sx={{ p: 1.75, borderRadius: 1, bgcolor: 'var(--sunken)' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" color="text.secondary">
          {name}
        </Typography>
        <CopyButton text={text} name={name} />
      </Box>
      <AddressText address={text} />
    </Box>
  );
}

function factsOf({ withdrawMode, coinAmount, rate, reason }: WithdrawalDetail): Fact[] {
  const coin = coinOfName[withdrawMode];
  const { detail } = copy;
  const facts: (Fact | null | '')[] = [
    coinAmount && { label: detail.sent, value: `${coinAmount} ${coin}` },
    rate && { label: detail.rate, value: detail.rateOf(coin, groupDecimal(rate)) },
    reason && { label: detail.reason, value: reason },
  ];
  return facts.filter((fact) => fact !== null && fact !== '');
}

/** The steps that happened, then those to come. */
function stepsOf({ status, timeline, reviewBy }: WithdrawalDetail): TimelineStep[] {
  const { events, review, by, payment, paymentText } = copy.detail;
  const past = timeline.map(({ at, event }) => ({
    at,
    title: events[event],
    isBad: event === 'declined',
  }));
  if (status === 'requested') {
    const now = { title: review, ...(reviewBy && { text: by(moment(reviewBy)) }) };
    return [...past, now, { title: payment, isAhead: true }];
  }
  if (status === 'approved') return [...past, { title: payment, text: paymentText }];
  return past;
}
