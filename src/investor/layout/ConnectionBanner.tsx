import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { copy } from '#src/investor/copy.ts';
import { useProfile } from '#src/shared/access/useProfile.ts';
import { NetworkError } from '#src/shared/api/apiError.ts';
import { clockTime } from '#src/shared/format/dates.ts';

/** Shows the age of the figures while the server does not answer. */
export function ConnectionBanner() {
  const { error, dataUpdatedAt, refetch, isFetching } = useProfile();
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  if (isOnline && !(error instanceof NetworkError)) return null;
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

function followNetwork(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
