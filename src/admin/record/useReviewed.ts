import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { listPath, resource } from '#contract/backOffice.ts';
import type { Cents } from '#contract/money.ts';
import type { Owner } from '#src/admin/provider/records.ts';
import { aheadMs, recordKey, useRecord } from '#src/admin/provider/useRecord.ts';
import { useQueue } from '#src/admin/queue/useQueue.ts';
import { useLeave } from '#src/admin/queue/useWalkNews.ts';
import type { Queue } from '#src/admin/review/queue.ts';
import { useReview } from '#src/admin/review/useReview.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import type { Steps } from './QueueSteps.tsx';
import { useArming } from './useArming.ts';
import { useKnownRow } from './useKnownRow.ts';

export interface ReviewedItem extends RaRecord {
  id: string;
  user: Owner;
  amountCents: Cents;
}

interface Reviewed<Item> {
  screen: 'deposits' | 'withdrawals';
  id: string;
  queueOf: (item: ReviewedItem | undefined) => Queue;
  isWaiting: (item: Item) => boolean;
}

/** A record that staff decide on: its data, who reviews it, its neighbours and the armed decision. */
export function useReviewed<Item extends ReviewedItem>(reviewed: Reviewed<Item>) {
  const { screen, id, queueOf, isWaiting } = reviewed;
  const staffId = useSession().user?._id;
  const canDecideOn = (item: Item | undefined) =>
    item !== undefined && isWaiting(item) && item.user.id !== staffId;
  const cache = useQueryClient();
  const ahead = cache.getQueryData<Item>(recordKey(resource[screen], id));
  const { data, error, refetch } = useRecord<Item>(resource[screen], id, {
    staleTime: aheadMs,
    // The reply of the claim has a deposit as it is now.
    refetchOnMount: screen !== 'deposits' || !canDecideOn(ahead),
  });
  const known = useKnownRow<ReviewedItem>(resource[screen], id);
  const waits = data !== undefined && isWaiting(data);
  // The way on is known before the evidence is, and a decision does not change it.
  const now = data ?? known;
  const [first, setFirst] = useState(now);
  if (!first && now) setFirst(now);
  const isOwn = data?.user.id === staffId;
  const canDecide = canDecideOn(data);
  const review = useReview(resource[screen], id, canDecide);
  const { reviewer } = review;
  const heldBy = reviewer?.is === 'other' ? reviewer.fullName : undefined;
  const queue = queueOf(first);
  const back = listPath(screen);
  const steps: Steps = useQueue(queue, { id, row: first });
  const leave = useLeave(queue);
  const status: string | undefined = data?.status;
  const hasChanged = status !== undefined && first !== undefined && status !== first.status;
  useEffect(() => {
    if (hasChanged) leave(id, status);
  }, [hasChanged, leave, id, status]);
  const arming = useArming(back);
  return {
    data,
    error,
    refetch,
    back,
    waits,
    isOwn,
    canDecide,
    /** Absent where the reader cannot decide. */
    review: canDecide ? review : undefined,
    heldBy,
    steps,
    arming,
  };
}
