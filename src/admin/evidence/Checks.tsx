import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { type CheckLine, CheckLines } from '#src/admin/record/CheckLines.tsx';
import { Section } from '#src/admin/record/Section.tsx';
import { checksOf } from './checksOf.ts';
import { copy } from './copy.ts';

interface ChecksProps {
  evidence: EvidenceRecord;
  /** On a phone those that did not pass come before the proof, the others behind it. */
  only?: 'open' | 'passed' | undefined;
}

const isOf = (only: ChecksProps['only']) => (check: CheckLine) =>
  only === undefined || (check.state === 'ok') === (only === 'passed');

/** The checks of a deposit, those that failed first. */
export function Checks({ evidence, only }: ChecksProps) {
  const checks = checksOf(evidence).filter(isOf(only));
  if (checks.length === 0) return null;
  return (
    <Section name={only === 'passed' ? copy.checks.passed : copy.checks.title}>
      <CheckLines checks={checks} />
    </Section>
  );
}
