import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { copy } from './copy.ts';
import type { Reviewer } from './useReview.ts';

interface ClaimNoticeProps {
  reader: Reviewer | undefined;
  takeOver: () => void;
}

/** Says who reads the item now; somebody else's can be taken over. It never stands in the way. */
export function ReviewerNotice({ reader, takeOver }: ClaimNoticeProps) {
  if (!reader) return null;
  if (reader.is === 'me') {
    return (
      <Alert severity="info" role="status" variant="outlined">
        {copy.mine}
      </Alert>
    );
  }
  if (reader.is === 'unknown') {
    return <Alert severity="warning">{copy.unclaimed(reader.problem)}</Alert>;
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
      {copy.others(reader.fullName)}
    </Alert>
  );
}
