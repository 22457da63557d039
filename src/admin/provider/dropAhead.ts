import type { QueryClient } from '@tanstack/react-query';
import { resource } from '#contract/backOffice.ts';
import { recordKey } from './useRecord.ts';

interface WithdrawalLike {
  user?: { id: string };
  recipient?: { others?: readonly { id: string }[] };
}

/**
 * Forgets the withdrawals that were read ahead and show the one that has changed: those to its
 * address and those of its owner. What is still being read may be older than the change.
 */
export function dropAhead(cache: QueryClient, id: string): void {
  const changed = cache.getQueryData<WithdrawalLike>(recordKey(resource.withdrawals, id));
  if (!changed) return;
  const shows = ({ user, recipient }: WithdrawalLike) =>
    user?.id === changed.user?.id || recipient?.others?.some((other) => other.id === id) === true;
  cache.removeQueries({
    queryKey: [resource.withdrawals, 'getOne'],
    type: 'inactive',
    predicate: ({ state: { data } }) => data === undefined || shows(data as WithdrawalLike),
  });
}
