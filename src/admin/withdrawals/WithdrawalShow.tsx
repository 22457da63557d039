import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { RecordContextProvider } from 'react-admin';
import { useParams } from 'react-router-dom';
import { reference } from '#contract/reference.ts';
import { QueueSteps } from '#src/admin/review/QueueSteps.tsx';
import { ReviewerNotice } from '#src/admin/review/ReviewerNotice.tsx';
import { useQueue } from '#src/admin/review/useQueue.ts';
import { useReview } from '#src/admin/review/useReview.ts';
import { InvestorPanel } from '#src/admin/users/InvestorPanel.tsx';
import { useSession } from '#src/shared/session/useSession.ts';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import type { WithdrawalRecord } from '../provider/records.ts';
import { useRecord } from '../provider/useRecord.ts';
import { RecordPage } from '../shell/RecordPage.tsx';
import { copy } from './copy.ts';
import { PayoutNotices } from './PayoutNotices.tsx';
import { queueOf, waits } from './queue.ts';
import { WithdrawalActions } from './WithdrawalActions.tsx';
import { DecisionPanel, PaymentPanel, RequestPanel } from './WithdrawalPanels.tsx';

const words = copy.page;

/** `/admin/withdrawals/:id/show`: a withdrawal with its hold, decision and payment. */
export function WithdrawalShow() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useRecord<WithdrawalRecord>('withdrawals', id);
  const staffId = useSession().user?._id;
  const mayDecide = data !== undefined && waits(data.status) && data.user.id !== staffId;
  const claim = useReview('withdrawals', id, mayDecide);
  const queue = queueOf(data?.status ?? 'requested');
  const place = { id, at: data?.createdAt ?? '' };
  const { next } = useQueue(queue, place);
  return (
    <RecordPage
      id={id}
      back="/admin/withdrawals"
      backLabel={words.back}
      title={words.title(reference(id))}
      failure={error}
      retry={refetch}
      beside={
        data && (
          <>
            <StatusBadge status={data.status} />
            <RecordContextProvider value={data}>
              <WithdrawalActions keys onDecided={() => void next()} />
            </RecordContextProvider>
          </>
        )
      }
      steps={data && <QueueSteps queue={queue} from={place} />}
    >
      {data && (
        <>
          {mayDecide && <ReviewerNotice {...claim} />}
          <PayoutNotices withdrawal={data} />
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { md: '1fr 1fr' },
            }}
          >
            <Stack spacing={2}>
              <RequestPanel withdrawal={data} />
              {data.decidedBy && <DecisionPanel withdrawal={data} />}
              {data.txid && <PaymentPanel withdrawal={data} />}
            </Stack>
            <InvestorPanel user={data.user} />
          </Box>
        </>
      )}
    </RecordPage>
  );
}
