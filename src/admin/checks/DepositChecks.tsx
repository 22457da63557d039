import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { useProofText } from '#src/shared/receipt/useProofText.ts';
import { type CheckLine, CheckLines, hasPassed, Verdict } from './CheckLines.tsx';
import { copy } from './copy.ts';
import { depositChecks } from './depositChecks.ts';

interface DepositChecksProps {
  evidence: EvidenceRecord;
  /** On a phone those that did not pass come before the proof, the others behind it. */
  only?: 'open' | 'passed' | undefined;
}

const isCounted = ({ state }: CheckLine) => state !== 'note' && state !== 'stated';

const isOpen = (check: CheckLine) => isCounted(check) && !hasPassed(check);

/** The checks of a deposit, those that failed first. */
export function DepositChecks({ evidence, only }: DepositChecksProps) {
  const all = useChecks(evidence);
  const checks = only ? all.filter((check) => hasPassed(check) === (only === 'passed')) : all;
  if (only === 'passed' && checks.length === 0) return null;
  return (
    <Section name={only === 'passed' ? copy.deposit.passed : copy.deposit.title}>
      {only !== 'passed' && <VerdictOf evidence={evidence} checks={all} />}
      <CheckLines checks={checks} />
    </Section>
  );
}

/** How many checks passed, and which did not, in a form that covers them. */
export const DepositVerdict = ({ evidence }: Pick<DepositChecksProps, 'evidence'>) => (
  <VerdictOf evidence={evidence} checks={useChecks(evidence)} isNamed />
);

function useChecks(evidence: EvidenceRecord): CheckLine[] {
  const { code, amount } = useProofText(evidence.image);
  const { address, txid, quote } = evidence;
  return depositChecks(evidence, {
    address: code(address),
    txid: txid ? code(txid) : undefined,
    coins: quote ? amount(quote.coinAmount) : undefined,
  });
}

interface VerdictOfProps {
  evidence: EvidenceRecord;
  checks: readonly CheckLine[];
  isNamed?: boolean;
}

const VerdictOf = ({ evidence, checks, isNamed = false }: VerdictOfProps) => (
  <Verdict
    passed={checks.filter(hasPassed).length}
    all={checks.filter(isCounted).length}
    isUnseen={evidence.chain.state === 'off'}
    isDecided={evidence.status !== 'pending'}
    only={
      isNamed
        ? checks
            .filter(isOpen)
            .map(({ text }) => text)
            .join(', ')
        : undefined
    }
  />
);
