import Alert from '@mui/material/Alert';
import { useEffect, useRef, useState } from 'react';
import { resource } from '#contract/backOffice.ts';
import { reference } from '#contract/reference.ts';
import { isBare } from '#src/admin/checks/depositChecks.ts';
import { depositQueue } from '#src/admin/deposits/depositQueue.ts';
import { useConnection } from '#src/admin/overview/useConnection.ts';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import type { DepositRow } from '#src/admin/provider/records.ts';
import { ArmedKeys } from '#src/admin/record/ArmedKeys.tsx';
import { DecidedKeys } from '#src/admin/record/DecidedKeys.tsx';
import { DecisionBar } from '#src/admin/record/DecisionBar.tsx';
import { DecisionKeys } from '#src/admin/record/DecisionKeys.tsx';
import { isMissing, NoSuchRecord } from '#src/admin/record/NoSuchRecord.tsx';
import { RecordFrame } from '#src/admin/record/RecordFrame.tsx';
import { useGuardedArming } from '#src/admin/record/useArming.ts';
import { useKnownRow } from '#src/admin/record/useKnownRow.ts';
import { usePrefetch } from '#src/admin/record/usePrefetch.ts';
import { useReviewed } from '#src/admin/record/useReviewed.ts';
import { RecordError } from '#src/admin/shell/RecordError.tsx';
import type { SeenState } from '#src/shared/receipt/ProofViewer.tsx';
import { barFactsOf, decidedText } from './barFacts.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import { copy } from './copy.ts';
import { DeclineForm } from './DeclineForm.tsx';
import { DepositContext } from './DepositContext.tsx';
import { DepositFacts } from './DepositFacts.tsx';
import { hasStage, ProofStage } from './ProofStage.tsx';
import { useDepositDecisions } from './useDepositDecisions.ts';
import { useProofAhead } from './useProofAhead.ts';

/** Changes when the investor sends another proof. */
const stateOf = ({ txid, proof }: EvidenceRecord) => `${txid} ${proof?.sha256}`;

const isWaiting = ({ status }: EvidenceRecord) => status === 'pending';

/** The evidence of a deposit beside its proof, and the decision. */
export function DepositPage({ id }: { id: string }) {
  const reviewed = useReviewed<EvidenceRecord>({
    screen: 'deposits',
    id,
    queueOf: () => depositQueue,
    isWaiting,
  });
  const { data: evidence, error, refetch, waits, isOwn, review, steps } = reviewed;
  const { arming: openArming } = reviewed;
  const arming = useGuardedArming(openArming, evidence && stateOf(evidence));
  const known = useKnownRow<DepositRow>(resource.deposits, id);
  const [proof, setProof] = useState<SeenState>('loading');
  const [isFull, setFull] = useState(false);
  const { confirm, decline, decisions } = useDepositDecisions({
    id,
    evidence,
    proof,
    hasFailed: error !== null,
    isOffline: useConnection().lostAt !== undefined,
    next: steps.next,
    cancel: openArming.cancel,
  });
  usePrefetch<EvidenceRecord>(resource.deposits, {
    id: steps.nextId,
    isReady: evidence !== undefined && proof !== 'loading',
    more: useProofAhead(),
  });
  const changed = reviewed.canDecide && arming.hasChanged ? copy.proof.changed : undefined;
  const decidedBefore = evidence && !waits ? decidedText(evidence) : undefined;
  const notSent = decidedBefore ?? changed;
  const armed = changed ? undefined : arming.armed;
  const keys = { ...arming, decisions, armed, heldBy: reviewed.heldBy };
  const hasWindow = isFull && !changed && armed === undefined;
  useEscape(hasWindow, () => setFull(false));
  if (isMissing(error)) return <NoSuchRecord screen="deposits" />;
  return (
    <RecordFrame
      isFull={hasWindow}
      isStageBare={evidence !== undefined && !hasStage(evidence)}
      stageName={copy.proof.stage}
      bar={
        <DecisionBar
          id={id}
          back={reviewed.back}
          title={copy.title(reference(id))}
          facts={barFactsOf(evidence ?? known, evidence)}
          steps={steps}
          review={review}
        >
          {decidedBefore ? (
            <DecidedKeys note={decidedBefore} steps={steps} />
          ) : isOwn ? (
            copy.own
          ) : (
            <DecisionKeys {...keys} />
          )}
        </DecisionBar>
      }
      facts={
        <>
          {changed && arming.armed === undefined && <Alert severity="warning">{changed}</Alert>}
          {error && <RecordError error={error} retry={refetch} />}
          <DepositFacts evidence={evidence} />
        </>
      }
      form={
        <>
          {evidence && arming.armed === 'c' && (
            <ConfirmForm {...confirm} evidence={evidence} decidedBefore={notSent} />
          )}
          {arming.armed === 'd' && (
            <DeclineForm
              {...decline}
              hasNothing={evidence !== undefined && isBare(evidence)}
              decidedBefore={notSent}
            />
          )}
          {!decidedBefore && !isOwn && <ArmedKeys {...keys} />}
        </>
      }
      stage={
        <ProofStage evidence={evidence} isFull={isFull} setFull={setFull} onState={setProof} />
      }
      context={<DepositContext evidence={evidence} />}
    />
  );
}

/** Runs before the Escape of the page, which goes back to the list. */
function useEscape(isOn: boolean, leave: () => void): void {
  const current = useRef(leave);
  useEffect(() => {
    current.current = leave;
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      current.current();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [isOn]);
}
