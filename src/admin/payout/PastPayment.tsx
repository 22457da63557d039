import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Fragment, type ReactNode } from 'react';
import { explorerUrl } from '#contract/coin.ts';
import { groupDollars } from '#contract/money.ts';
import { FullId } from '#src/admin/facts/FullId.tsx';
import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { CoinAmount } from '#src/admin/sending/CoinAmount.tsx';
import { rateText } from '#src/admin/sending/judge.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { copy } from './copy.ts';

interface PastPaymentProps {
  withdrawal: PayoutRecord;
}

/** A payment as it was recorded: the coins, what they were counted at, the transaction. */
export function RecordedPayment({ withdrawal }: PastPaymentProps) {
  const { coin, coinAmount, amountCents, rate, comparedRate, txid, note } = withdrawal;
  const { paidBy, paidAt } = withdrawal;
  const { title, ...texts } = copy.paid;
  const facts: [string, ReactNode][] = [
    [texts.compared, comparedRate ? rateText(comparedRate) : texts.noCompared],
    [texts.txid, txid && <Transaction coin={coin} txid={txid} />],
    [texts.chain, <OnChain key="chain" withdrawal={withdrawal} />],
    [texts.note, note],
    [texts.by, paidBy],
    [texts.at, paidAt && <Moment at={paidAt} />],
  ];
  return (
    <Section title={title}>
      <Box sx={{ mt: 0.75 }}>
        <CoinAmount coinAmount={coinAmount ?? ''} coin={coin} />
        <Box sx={{ color: 'text.secondary' }}>
          {rate && texts.rate(groupDollars(amountCents), rateText(rate))}
        </Box>
      </Box>
      <Facts facts={facts.filter(([, value]) => value)} />
    </Section>
  );
}

/** A withdrawal that was not paid. */
export function EndedPayment({ withdrawal: { status, reason } }: PastPaymentProps) {
  const { title, text, reason: label, ...states } = copy.ended;
  const state = status === 'declined' ? states.declined : states.cancelled;
  return (
    <Section title={title}>
      <Box sx={{ fontSize: '1.25rem', lineHeight: 1.4, fontWeight: 600, mt: 0.75 }}>{state}</Box>
      <Box sx={{ color: 'text.secondary' }}>{text}</Box>
      {reason && <Facts facts={[[label, reason]]} />}
    </Section>
  );
}

/** Whether the operator's node has the transaction, and what it pays to the address. */
function OnChain({ withdrawal: { onChain, coin } }: PastPaymentProps) {
  if (!onChain) return null;
  const { state, amount, fits, confirmations } = onChain;
  const { mined, other, ...states } = copy.paid.chainStates;
  const text = state === 'mined' ? mined(confirmations) : states[state];
  const isFound = ['seen', 'mined', 'final'].includes(state);
  const isWrong = (isFound && !fits) || ['missing', 'gone'].includes(state);
  const look = isWrong ? { color: 'warning.main', fontWeight: 600 } : {};
  return (
    <Box component="span" sx={isFound && fits ? { color: 'success.main' } : look}>
      {text}
      {isFound && !fits && ` ${other(`${amount} ${coin}`)}`}
    </Box>
  );
}

function Transaction({ coin, txid }: { coin: PayoutRecord['coin']; txid: string }) {
  return (
    <Box>
      <FullId id={txid} of={copy.paid.txid} />
      <Link
        href={explorerUrl(coin, txid)}
        target="_blank"
        rel="noreferrer"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
      >
        {copy.paid.explorer} <OpenInNew aria-hidden="true" sx={{ fontSize: 14 }} />
      </Link>
    </Box>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Box component="dl" sx={list}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Box>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 128px) minmax(0, 1fr)',
  gap: 0.75,
  columnGap: 1.5,
  m: 0,
  mt: 1.5,
  pt: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
} as const;
