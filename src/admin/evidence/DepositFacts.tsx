import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import type { DepositRecord } from '#src/admin/provider/records.ts';
import { CheckLines } from '#src/admin/record/CheckLines.tsx';
import { Section } from '#src/admin/record/Section.tsx';
import { checksOf } from './checksOf.ts';
import { copy } from './copy.ts';
import { DecisionFacts } from './DecisionFacts.tsx';
import { DuplicateStop } from './DuplicateStop.tsx';
import { FactTable } from './FactTable.tsx';

interface DepositFactsProps {
  /** The row of the list, until the evidence is there. */
  known: DepositRecord | undefined;
  evidence: EvidenceRecord | undefined;
}

/** The facts of a deposit, in the order of comparing; a duplicate first. */
export function DepositFacts({ known, evidence }: DepositFactsProps) {
  const isWaiting = evidence?.status === 'pending';
  return (
    <>
      {evidence && <DuplicateStop evidence={evidence} />}
      {evidence && !isWaiting && <DecisionFacts evidence={evidence} />}
      <FactTable known={known} evidence={evidence} />
      {isWaiting && (
        <Section name={copy.checks.title}>
          <CheckLines checks={checksOf(evidence)} />
        </Section>
      )}
    </>
  );
}
