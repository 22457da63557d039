import useMediaQuery from '@mui/material/useMediaQuery';
import { memo } from 'react';
import { Approvals } from '#src/admin/approvals/Approvals.tsx';
import { ChainPanel } from '#src/admin/chain/ChainPanel.tsx';
import { DepositChecks } from '#src/admin/checks/DepositChecks.tsx';
import { FactTable } from '#src/admin/facts/FactTable.tsx';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { widths } from '#src/admin/record/widths.ts';
import { ReversalSection } from '#src/admin/reversal/ReversalSection.tsx';
import { DecisionFacts } from './DecisionFacts.tsx';
import { DuplicateStop } from './DuplicateStop.tsx';
import { LoadingChecks } from './LoadingChecks.tsx';

interface DepositFactsProps {
  evidence: EvidenceRecord | undefined;
}

/** The facts of a deposit: duplicates and checks first, then those to compare with the proof. */
export const DepositFacts = memo(function DepositFacts({ evidence }: DepositFactsProps) {
  const isPhone = useMediaQuery(widths.phone);
  const isWaiting = evidence?.status === 'pending';
  return (
    <>
      {evidence && <DuplicateStop evidence={evidence} />}
      {evidence && !isWaiting && <DecisionFacts evidence={evidence} />}
      {evidence?.reversal && <Reversal evidence={evidence} />}
      {evidence?.approvals && (
        <Approvals kind="deposit" id={evidence.id} progress={evidence.approvals} />
      )}
      {!evidence && <LoadingChecks />}
      {isWaiting && <DepositChecks evidence={evidence} only={isPhone ? 'open' : undefined} />}
      <FactTable evidence={evidence} />
      {evidence && !isWaiting && <DepositChecks evidence={evidence} />}
      {evidence && evidence.chain.state !== 'off' && <ChainPanel evidence={evidence} />}
      {evidence?.status === 'confirmed' && !evidence.reversal && <Reversal evidence={evidence} />}
    </>
  );
});

/** Begun below the evidence; once it is begun, it comes first. */
const Reversal = ({ evidence }: { evidence: EvidenceRecord }) => (
  <ReversalSection
    item={{
      ...({ source: 'deposit', id: evidence.id } as const),
      ...{ effectCents: -(evidence.receivedCents ?? evidence.amountCents) },
      owner: evidence.user,
    }}
    reversal={evidence.reversal}
  />
);
