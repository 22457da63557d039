import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { useProofText } from '#src/shared/receipt/useProofText.ts';
import { type CheckLine, CheckLines, Verdict } from './CheckLines.tsx';
import { copy } from './copy.ts';
import { depositChecks } from './depositChecks.ts';

interface DepositChecksProps {
  evidence: EvidenceRecord;
  /** On a phone those that did not pass come before the proof, the others behind it. */
  only?: 'open' | 'passed' | undefined;
}

const isOf = (only: DepositChecksProps['only']) => (check: CheckLine) =>
  only === undefined || (check.state === 'ok') === (only === 'passed');

const isCounted = ({ state }: CheckLine) => state !== 'note' && state !== 'stated';

/** The checks of a deposit, those that failed first. */
export function DepositChecks({ evidence, only }: DepositChecksProps) {
  const { code, amount } = useProofText(evidence.image);
  const { address, txid, quote } = evidence;
  const all = depositChecks(evidence, {
    address: code(address),
    txid: txid ? code(txid) : undefined,
    coins: quote ? amount(quote.coinAmount) : undefined,
  });
  const checks = all.filter(isOf(only));
  const passed = all.filter(isOf('passed')).length;
  if (only === 'passed' && passed === 0) return null;
  return (
    <Section name={only === 'passed' ? copy.deposit.passed : copy.deposit.title}>
      {only !== 'passed' && (
        <Verdict
          passed={passed}
          all={all.filter(isCounted).length}
          isUnseen={evidence.chain.state === 'off'}
          isDecided={evidence.status !== 'pending'}
        />
      )}
      <CheckLines checks={checks} />
    </Section>
  );
}
