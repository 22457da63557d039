import type { EvidenceRecord } from '#src/admin/provider/records.ts';
import { ReviewPage } from '#src/admin/review/ReviewPage.tsx';
import { copy } from './copy.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import { depositQueue } from './depositQueue.ts';
import { EvidencePanels } from './EvidencePanels.tsx';
import { EvidenceWarnings } from './EvidenceWarnings.tsx';

export const DepositShow = () => (
  <ReviewPage<EvidenceRecord>
    screen="deposits"
    title={copy.evidence.title}
    backLabel={copy.evidence.back}
    queueOf={() => depositQueue}
    isWaiting={({ status }) => status === 'pending'}
    Decisions={DecisionButtons}
  >
    {(evidence) => (
      <>
        <EvidenceWarnings evidence={evidence} />
        <EvidencePanels evidence={evidence} />
      </>
    )}
  </ReviewPage>
);
