import CheckOutlined from '@mui/icons-material/CheckOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { isIncomplete, waitOf } from '#src/admin/approvals/paymentOff.ts';
import { withdrawalCopy as checks } from '#src/admin/checks/withdrawalCopy.ts';
import type { Payout, PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { rateText } from '#src/admin/sending/judge.ts';
import { useMinute } from '#src/shared/format/useMinute.ts';
import { copy } from './copy.ts';
import { SharedAddress } from './SharedAddress.tsx';

const texts = copy.waiting;

/** Before a payment: what asks for a look, and what opens next. */
export function WaitingPayment({ withdrawal }: { withdrawal: PayoutRecord }) {
  const state = stateOf(withdrawal, useMinute());
  if (state[1] === texts.approveFirst) {
    return (
      <>
        <SharedAddress withdrawal={withdrawal} />
        <Section title={texts.coins}>
          <Facts withdrawal={withdrawal} sx={facts} />
        </Section>
      </>
    );
  }
  const { Sign, tone } = looks[state[0]] ?? { Sign: HourglassEmptyOutlined, tone: 'primary' };
  return (
    <>
      <SharedAddress withdrawal={withdrawal} />
      <Box sx={{ p: { xs: 2, tablet: 2.5 } }}>
        <Box sx={frame}>
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <Box
              aria-hidden="true"
              sx={{ ...sign, bgcolor: `var(--${tone}-soft)`, color: `${tone}.main` }}
            >
              <Sign sx={{ fontSize: 18 }} />
            </Box>
            <State state={state} />
          </Box>
          <Facts withdrawal={withdrawal} sx={ruled} />
        </Box>
      </Box>
    </>
  );
}

type StateTexts = [title: string, text: string];

function stateOf(withdrawal: PayoutRecord, now: number): StateTexts {
  const { status, blockedBy, payingBy, approvals } = withdrawal;
  const { notYet, approveFirst, ready, start, paused, solveFirst, beingPaid, onlyPayer } = texts;
  const isBegun = approvals.have > 0 || status === 'approved';
  if (payingBy?.active) return [beingPaid, onlyPayer(payingBy.fullName)];
  if (blockedBy) return [paused, solveFirst];
  if (isBegun && isIncomplete(approvals)) return [notYet, texts.secondFirst];
  const wait = waitOf(approvals, now);
  if (wait) return [notYet, wait];
  if (status === 'requested') return [notYet, approveFirst];
  const { otherInvestors } = withdrawal.recipient;
  return otherInvestors > 0
    ? [texts.lookFirst, `${checks.recipient.others(otherInvestors)}.`]
    : approvals.mine
      ? [texts.byOther, texts.startOwn]
      : [ready, start];
}

function State({ state: [title, text] }: { state: StateTexts }) {
  return (
    <div>
      <Box component="h2" sx={{ m: 0, fontSize: '1rem', lineHeight: 1.25, fontWeight: 600 }}>
        {title}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{text}</Box>
    </div>
  );
}

function Facts({ withdrawal: { coin, payout }, sx }: { withdrawal: PayoutRecord; sx: object }) {
  const { today, noRate, counts, countsText } = texts;
  const lines: [string, ReactNode][] = [
    [today, payout ? `${payout.coinAmount} ${coin} ${rateOf(payout)}` : noRate],
    [counts, countsText],
  ];
  return (
    <Box component="dl" sx={sx}>
      {lines.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Box>
  );
}

const rateOf = ({ rate, sources }: Payout): string =>
  `${texts.at(rateText(rate))}, ${sources.join(', ')}`;

const looks: Record<string, { Sign: typeof CheckOutlined; tone: string }> = {
  [texts.ready]: { Sign: CheckOutlined, tone: 'primary' },
  [texts.lookFirst]: { Sign: WarningAmberOutlined, tone: 'warning' },
  [texts.byOther]: { Sign: WarningAmberOutlined, tone: 'warning' },
};

const frame = {
  maxWidth: 712,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'var(--sunken)',
} as const;

const sign = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 36,
  height: 36,
  borderRadius: '50%',
} as const;

const facts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 128px) minmax(0, 1fr)',
  gap: 0.75,
  columnGap: 1.5,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums' },
} as const;

const ruled = { ...facts, mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' } as const;
