import { useState } from 'react';
import { copy } from '#src/investor/copy.ts';
import { useProfile } from '#src/shared/access/useProfile.ts';
import { NetworkError } from '#src/shared/api/apiError.ts';
import { useConnection } from '#src/shared/connection/useConnection.ts';
import { clockTime } from '#src/shared/format/clockTime.ts';
import { RetryAlert } from '#src/shared/ui/RetryAlert.tsx';

const { connection } = copy;

/** Shows the age of the figures while the server does not answer. */
export function ConnectionBanner() {
  const { data, error, dataUpdatedAt, refetch } = useProfile();
  const { lost = error instanceof NetworkError ? 'server' : undefined, ...server } =
    useConnection();
  const [isTrying, setIsTrying] = useState(false);
  if (!lost) return null;
  const retry = () => {
    setIsTrying(true);
    void Promise.all([server.check(), refetch()]).finally(() => setIsTrying(false));
  };
  const readAt = server.answeredAt ?? new Date(dataUpdatedAt);
  return (
    <RetryAlert
      severity="warning"
      label={connection.retry}
      onRetry={retry}
      isBusy={isTrying}
      // A page that is missing as a whole has a message already.
      sx={{ mb: 2, 'main:has([data-notice]) &': { display: 'none' } }}
    >
      {connection[lost]} {data ? connection.asOf(clockTime(readAt)) : connection.noFigures}
    </RetryAlert>
  );
}
