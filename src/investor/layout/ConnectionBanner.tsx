import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useProfile } from '#src/shared/access/useProfile.ts';
import { NetworkError } from '#src/shared/api/apiError.ts';
import { clockTime } from '#src/shared/format/dates.ts';
import { copy } from '../copy.ts';

/** Shows the age of the figures while the server does not answer. */
export function ConnectionBanner() {
  const { error, dataUpdatedAt, refetch, isFetching } = useProfile();
  if (!(error instanceof NetworkError)) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" disabled={isFetching} onClick={() => void refetch()}>
          {copy.connection.retry}
        </Button>
      }
    >
      {dataUpdatedAt > 0
        ? copy.connection.asOf(clockTime(new Date(dataUpdatedAt)))
        : copy.connection.lost}
    </Alert>
  );
}
