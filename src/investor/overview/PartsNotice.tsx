import { notifyManager, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { copy as areaCopy } from '#src/investor/copy.ts';
import { historyKey } from '#src/investor/summary/historyKey.ts';
import { summaryKey } from '#src/investor/summary/useSummary.ts';
import { transactionsKey } from '#src/investor/transactions/useTransactions.ts';
import { useConnection } from '#src/shared/connection/useConnection.ts';
import { RetryAlert } from '#src/shared/ui/RetryAlert.tsx';
import { copy } from './copy.ts';

const parts: readonly QueryKey[] = [summaryKey, historyKey, transactionsKey, ['rates', 'history']];

/** One message for all parts of the page that could not be read. */
export function PartsNotice() {
  const cache = useQueryClient();
  const { lost } = useConnection();
  const [isTrying, setIsTrying] = useState(false);
  const failed = useCallback(
    () =>
      parts.flatMap((queryKey) =>
        cache.getQueryCache().findAll({
          queryKey,
          type: 'active',
          predicate: ({ state }) => state.error !== null && state.data === undefined,
        }),
      ),
    [cache],
  );
  const follow = useCallback(
    (onChange: () => void) => cache.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  const count = useSyncExternalStore(follow, () => failed().length);
  // Then the banner of the area is the one message.
  if (count === 0 || lost) return null;
  const retry = () => {
    setIsTrying(true);
    const reads = failed().map(({ queryKey }) => cache.refetchQueries({ queryKey, exact: true }));
    void Promise.all(reads).finally(() => setIsTrying(false));
  };
  return (
    <RetryAlert
      severity="error"
      label={areaCopy.connection.retry}
      onRetry={retry}
      isBusy={isTrying}
    >
      {copy.incomplete}
    </RetryAlert>
  );
}
