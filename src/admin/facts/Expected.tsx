import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';

interface EvidenceProps {
  evidence: EvidenceRecord;
}

const expectedOf = ({ expectedCredit, amountCents }: EvidenceRecord) =>
  expectedCredit ? expectedCredit.amountCents : amountCents;

/** Whether another amount than the requested one is to be credited. */
export const isOther = (evidence: EvidenceRecord) => expectedOf(evidence) !== evidence.amountCents;

/** The amount by the rules. */
export function Expected({ evidence }: EvidenceProps) {
  const cents = expectedOf(evidence);
  return <strong>{cents === null ? copy.unknown : <Money cents={cents} />}</strong>;
}

/** The requested amount. */
export const Asked = ({ evidence }: EvidenceProps) => (
  <>
    {copy.asked} <Money cents={evidence.amountCents} />
  </>
);
