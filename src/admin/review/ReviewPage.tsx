import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ComponentType, ReactNode } from 'react';
import { type RaRecord, RecordContextProvider } from 'react-admin';
import { useParams } from 'react-router-dom';
import { listPath, resource } from '#contract/backOffice.ts';
import type { Cents } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { Owner } from '#src/admin/provider/records.ts';
import { useRecord } from '#src/admin/provider/useRecord.ts';
import { RecordPage } from '#src/admin/shell/RecordPage.tsx';
import { useSession } from '#src/shared/session/useSession.ts';
import { type Status, StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { copy } from './copy.ts';
import type { DecisionOptions } from './DecisionButton.tsx';
import type { Queue, QueuePosition } from './queue.ts';
import { useQueue } from './useQueue.ts';
import { type Reviewer, useReview } from './useReview.ts';

interface ReviewItem extends RaRecord {
  id: string;
  user: Owner;
  status: Status;
  amountCents: Cents;
}

interface ReviewPageProps<Item extends ReviewItem> {
  screen: 'deposits' | 'withdrawals';
  title: (reference: string) => string;
  backLabel: string;
  queueOf: (item: Item | undefined) => Queue;
  isWaiting: (item: Item) => boolean;
  Decisions: ComponentType<DecisionOptions>;
  children: (item: Item) => ReactNode;
}

/** The page of an item that staff decide on. After a decision the next item of the queue opens. */
export function ReviewPage<Item extends ReviewItem>(props: ReviewPageProps<Item>) {
  const { screen, title, backLabel, queueOf, isWaiting, Decisions, children } = props;
  const { id = '' } = useParams();
  const { data, error, refetch } = useRecord<Item>(resource[screen], id);
  const staffId = useSession().user?._id;
  const canDecide = data !== undefined && isWaiting(data) && data.user.id !== staffId;
  const review = useReview(resource[screen], id, canDecide);
  const queue = queueOf(data);
  const position = data && { id, at: data[queue.since] ?? '', amountCents: data.amountCents };
  const { next } = useQueue(queue, position);
  return (
    <RecordPage
      id={id}
      back={listPath(screen)}
      backLabel={backLabel}
      title={title(reference(id))}
      error={error}
      retry={refetch}
      beside={
        data && (
          <>
            <StatusBadge status={data.status} />
            <RecordContextProvider value={data}>
              <Decisions hasShortcuts onDecided={() => void next()} />
            </RecordContextProvider>
          </>
        )
      }
      steps={position && <QueueSteps queue={queue} from={position} />}
    >
      {data && (
        <>
          {canDecide && <ReviewerNotice {...review} />}
          {children(data)}
        </>
      )}
    </RecordPage>
  );
}

/** Buttons for the neighbours of an item in its queue. */
function QueueSteps({ queue, from }: { queue: Queue; from: QueuePosition }) {
  const { next, previous } = useQueue(queue, from);
  return (
    <Stack direction="row" spacing={1}>
      <Button
        startIcon={<NavigateBefore />}
        aria-keyshortcuts="p k"
        onClick={() => void previous()}
      >
        {copy.previous}
      </Button>
      <Button endIcon={<NavigateNext />} aria-keyshortcuts="n j" onClick={() => void next()}>
        {copy.next}
      </Button>
    </Stack>
  );
}

interface ReviewerNoticeProps {
  reviewer: Reviewer | undefined;
  takeOver: () => void;
}

/** Shows who is reviewing the item and offers to take over; it blocks no decision. */
function ReviewerNotice({ reviewer, takeOver }: ReviewerNoticeProps) {
  if (!reviewer) return null;
  if (reviewer.is === 'me') {
    return (
      <Alert severity="info" role="status" variant="outlined">
        {copy.mine}
      </Alert>
    );
  }
  if (reviewer.is === 'unknown') {
    return <Alert severity="warning">{copy.unclaimed(reviewer.errorMessage)}</Alert>;
  }
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={takeOver}>
          {copy.takeOver}
        </Button>
      }
    >
      {copy.others(reviewer.fullName)}
    </Alert>
  );
}
