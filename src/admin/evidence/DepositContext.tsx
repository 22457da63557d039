import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, type ReactNode, useState } from 'react';
import { resource } from '#contract/backOffice.ts';
import { DepositChecks } from '#src/admin/checks/DepositChecks.tsx';
import { isBare } from '#src/admin/checks/depositChecks.ts';
import { Conversation } from '#src/admin/conversation/Conversation.tsx';
import { VerifiedMark } from '#src/admin/panel/VerifiedMark.tsx';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import type { InvestorSummary } from '#src/admin/provider/investorSummary.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { widths } from '#src/admin/record/widths.ts';
import { UserLink } from '#src/admin/shell/RecordLinks.tsx';
import { type InvestorRecord, RecordRows } from '#src/admin/users/InvestorRecords.tsx';
import { day } from '#src/shared/format/dates.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { DepositTimeline } from './DepositTimeline.tsx';
import { StaffNotes } from './StaffNotes.tsx';

interface DepositContextProps {
  evidence: EvidenceRecord | undefined;
}

/** The investor with their latest deposits, the timeline and the notes of staff. */
export const DepositContext = memo(function DepositContext({ evidence }: DepositContextProps) {
  const isPhone = useMediaQuery(widths.phone);
  const isWaiting = evidence?.status === 'pending';
  return (
    <>
      {isPhone && isWaiting && <DepositChecks evidence={evidence} only="passed" />}
      {evidence && <Messages evidence={evidence} isPlaceAbove />}
      {evidence?.investor ? (
        <InvestorSection investor={evidence.investor} />
      ) : (
        <Section title={copy.investor.title}>
          <Skeleton height={126} variant="rounded" />
        </Section>
      )}
      <Section name={copy.timeline.title}>
        {evidence ? <DepositTimeline evidence={evidence} /> : <Skeleton height={42} />}
      </Section>
      {evidence && <Messages evidence={evidence} />}
      {evidence && <StaffNotes evidence={evidence} />}
    </>
  );
});

interface MessagesProps {
  evidence: EvidenceRecord;
  isPlaceAbove?: boolean;
}

/**
 * Above the investor where the record opens with messages, or has nothing else to decide by.
 */
function Messages({ evidence, isPlaceAbove = false }: MessagesProps) {
  const [isAbove] = useState(evidence.messages > 0 || isBare(evidence));
  if (isAbove !== isPlaceAbove) return null;
  return (
    <Conversation
      item={evidence}
      resource={resource.deposits}
      isWaiting={evidence.status === 'pending'}
      isNext={isBare(evidence)}
    />
  );
}

function InvestorSection({ investor }: { investor: InvestorSummary }) {
  const { depositCount, paidInCents, declined, availableCents, createdAt } = investor;
  const { title, since, deposits, paidIn, balance, none } = copy.investor;
  const records = recordsOf(investor);
  return (
    <Section
      title={title}
      beside={
        <>
          <UserLink user={investor} /> <VerifiedMark isVerified={investor.isVerified} named />
          <Box component="span" sx={{ ml: 'auto', color: 'text.secondary' }}>
            {since(day(createdAt))}
          </Box>
        </>
      }
    >
      <Box component="dl" sx={stats}>
        <Stat name={deposits}>{depositCount}</Stat>
        <Stat name={paidIn}>
          <Money cents={paidInCents} />
        </Stat>
        <Stat name={copy.investor.declined}>{declined}</Stat>
        <Stat name={balance}>
          <Money cents={availableCents} />
        </Stat>
      </Box>
      {records.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{none}</Box>
      ) : (
        <RecordRows title={copy.investor.latest} records={records} />
      )}
    </Section>
  );
}

const shownMax = 4;

/** Open records first, then the latest deposits. */
function recordsOf({ alsoOpen, latest }: InvestorSummary): InvestorRecord[] {
  const others = latest.filter(({ id }) => !alsoOpen.some((open) => open.id === id));
  const deposits = others.map(({ depositDate, ...row }) => ({
    ...row,
    kind: 'deposit' as const,
    at: depositDate,
  }));
  return [...alsoOpen, ...deposits].slice(0, Math.max(shownMax, alsoOpen.length));
}

const Stat = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const stats = {
  display: 'grid',
  gridTemplateColumns: '64px 1.4fr 72px 1fr',
  [widths.narrow]: { gridTemplateColumns: '56px 1fr 56px 1fr' },
  gap: 1,
  m: 0,
  py: 0.5,
  '& dt': { fontSize: '0.75rem', lineHeight: 4 / 3, color: 'var(--faint)' },
  '& dd': { m: 0, fontWeight: 600 },
} as const;
