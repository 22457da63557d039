import { RecordContextProvider } from 'react-admin';
import { useParams } from 'react-router-dom';
import { reference } from '#contract/reference.ts';
import { QueueSteps } from '#src/admin/review/QueueSteps.tsx';
import { ReviewerNotice } from '#src/admin/review/ReviewerNotice.tsx';
import { useQueue } from '#src/admin/review/useQueue.ts';
import { useReview } from '#src/admin/review/useReview.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import type { EvidenceRecord } from '../provider/records.ts';
import { useRecord } from '../provider/useRecord.ts';
import { RecordPage } from '../shell/RecordPage.tsx';
import { copy } from './copy.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import { EvidencePanels } from './EvidencePanels.tsx';
import { EvidenceWarnings } from './EvidenceWarnings.tsx';
import { queue } from './queue.ts';

const words = copy.evidence;

/** `/admin/adminTrans/:id/show`: a deposit with its evidence side by side (S-294). */
export function DepositShow() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useRecord<EvidenceRecord>('adminTrans', id);
  const staffId = useSession().user?._id;
  const waits = data?.status === 'pending' && data.user.id !== staffId;
  const claim = useReview('adminTrans', id, waits);
  const place = { id, at: data?.depositDate ?? '' };
  // After a decision the next one that waits opens (issue 4).
  const { next } = useQueue(queue, place);
  return (
    <RecordPage
      id={id}
      back="/admin/adminTrans"
      backLabel={words.back}
      title={words.title(reference(id))}
      failure={error}
      retry={refetch}
      beside={
        data && (
          <>
            <StatusBadge status={data.status} />
            <RecordContextProvider value={data}>
              <DecisionButtons keys onDecided={() => void next()} />
            </RecordContextProvider>
          </>
        )
      }
      steps={data && <QueueSteps queue={queue} from={place} />}
    >
      {data && (
        <>
          {waits && <ReviewerNotice {...claim} />}
          <EvidenceWarnings evidence={data} />
          <EvidencePanels evidence={data} />
        </>
      )}
    </RecordPage>
  );
}
