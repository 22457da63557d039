import type { QueryClient } from '@tanstack/react-query';
import { resource } from '#contract/backOffice.ts';
import type { DepositDetail } from '#contract/depositDetail.ts';
import { evidenceOf } from './evidence.ts';
import { aheadMs, recordKey } from './useRecord.ts';

/** A deposit that was read ahead and may have changed since: the reply of its claim replaces it. */
export interface ClaimedRead {
  take: (deposit: DepositDetail | null) => void;
  /** Without such a reply it is read by a request. */
  readAgain: () => void;
}

/** Absent where the deposit in the cache is fresh, or is not there. */
export function claimedRead(cache: QueryClient, id: string): ClaimedRead | undefined {
  const queryKey = recordKey(resource.deposits, id);
  const query = cache.getQueryCache().find({ queryKey });
  if (query?.state.data === undefined || !query.isStaleByTime(aheadMs)) return undefined;
  const before = query.state.dataUpdatedAt;
  const readAgain = () => void cache.invalidateQueries({ queryKey });
  return {
    take: (deposit) => {
      if (!deposit) return readAgain();
      // A read or a change since then is newer than this reply.
      const isCurrent = query.state.fetchStatus === 'idle' && query.state.dataUpdatedAt === before;
      if (isCurrent) cache.setQueryData(queryKey, evidenceOf(deposit));
    },
    readAgain,
  };
}
