import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { copy } from './copy.ts';
import type { Reviewer } from './useReview.ts';

interface ReviewerNoticeProps {
  reviewer: Reviewer | undefined;
  takeOver: () => void;
}

/** Shows who is reviewing the item and offers to take over; it blocks no decision. */
export function ReviewerNotice({ reviewer, takeOver }: ReviewerNoticeProps) {
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
