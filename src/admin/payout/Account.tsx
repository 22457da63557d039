import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { Cents } from '#contract/money.ts';
import { CheckLines, hasPassed } from '#src/admin/checks/CheckLines.tsx';
import { accountChecks } from '#src/admin/checks/withdrawalChecks.ts';
import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { AlsoOpen, LastCredited } from '#src/admin/users/InvestorRecords.tsx';
import { isWaiting } from '#src/admin/withdrawals/withdrawalQueue.ts';
import { day } from '#src/shared/format/dates.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';

interface AccountProps {
  withdrawal: PayoutRecord;
}

/** Whether the investor is verified, and the changes of their account. */
export function AccountChanges({ withdrawal, isPassedOnly }: AccountChangesProps) {
  const checks = accountChecks(withdrawal);
  const { title } = copy.account;
  return (
    <Section title={title}>
      <CheckLines
        isDetailed
        name={title}
        checks={isPassedOnly ? checks.filter(hasPassed) : checks}
      />
    </Section>
  );
}

interface AccountChangesProps extends AccountProps {
  /** The open checks are listed in another place of the record. */
  isPassedOnly: boolean;
}

/** Since when the investor is here, and what they have deposited. */
export function Deposits({ withdrawal: { investor } }: AccountProps) {
  const { title, since, deposits, paidIn, pending } = copy.investor;
  const lines = [
    [paidIn, investor.deposits, investor.paidInCents],
    [pending, investor.pendingDeposits, investor.pendingCents],
  ] as const;
  return (
    <Section
      title={title}
      beside={
        <Box component="span" sx={{ ml: 'auto', color: 'text.secondary' }}>
          {since(day(investor.createdAt))}
        </Box>
      }
    >
      <Amounts
        lines={lines
          .filter(([, count]) => count > 0)
          .map(([name, count, cents]) => [`${name}, ${deposits(count)}`, cents] as const)}
      />
      <LastCredited records={investor.latestDeposits} />
      <AlsoOpen records={investor.alsoOpen} />
    </Section>
  );
}

/** The investor's balance; a payment takes what is already on hold. */
export function Balance({ withdrawal }: AccountProps) {
  const { heldCents } = withdrawal;
  const { title, ...words } = copy.balance;
  const { totalCents, availableAfterCents, heldCents: allHeldCents } = withdrawal.investor;
  const isOpen = isWaiting(withdrawal);
  const otherCents = allHeldCents - heldCents;
  const lines = [
    [words.total, totalCents],
    ...(isOpen ? ([[words.thisHold, -heldCents]] as const) : []),
    ...(otherCents > 0n ? ([[isOpen ? words.otherHolds : words.hold, -otherCents]] as const) : []),
    [isOpen ? words.after : words.available, availableAfterCents],
  ] as const;
  return (
    <Section title={title}>
      <Amounts lines={lines} isSum />
    </Section>
  );
}

interface AmountsProps {
  lines: readonly (readonly [name: string, cents: Cents])[];
  /** The last line is the sum of the others. */
  isSum?: boolean;
}

const Amounts = ({ lines, isSum = false }: AmountsProps) => (
  <Box component="dl" sx={isSum ? sums : facts}>
    {lines.map(([name, cents]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>
          <Money cents={cents} />
        </dd>
      </Fragment>
    ))}
  </Box>
);

const facts = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: 0.75,
  m: 0,
  mt: 0.75,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right', fontWeight: 500 },
} as const;

const sums = {
  ...facts,
  '& dt:last-of-type, & dd:last-of-type': {
    pt: 0.75,
    borderTop: 1,
    borderColor: 'divider',
    color: 'text.primary',
    fontWeight: 600,
  },
} as const;
