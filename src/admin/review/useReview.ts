import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { reviewMs } from '#contract/lifetimes.ts';
import { reviews } from '#contract/reviews.ts';
import { claimedRead } from '#src/admin/provider/claimedRead.ts';
import { expectEvent, forgetEvent, isExpected } from '#src/admin/provider/isExpected.ts';
import type { ResourceName } from '#src/admin/provider/resources.ts';
import { ApiError } from '#src/shared/api/apiError.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { useEvents } from '#src/shared/events/useEvents.ts';
import { heldBy, type Reviewer } from './heldBy.ts';

/** Well before a review expires, so that one lost request does not end it. */
const renewMs = reviewMs / 4;

const reviewKinds = ['review.changed'] as const;

/**
 * Records the review of an item while it is open and waiting, and ends it with its page. The reply
 * brings a deposit that was read ahead and has changed since, so that no second request reads it.
 */
export function useReview(resource: ResourceName, id: string, open: boolean) {
  const [reviewer, setReviewer] = useState<Reviewer>();
  const cache = useQueryClient();
  const record = useCallback(
    async (manner: { takeOver?: boolean; background?: boolean }) => {
      const { takeOver, background = false } = manner;
      const isFirst = !background && !takeOver;
      const ahead = isFirst ? claimedRead(cache, id) : undefined;
      const body = { takeOver, read: ahead && true };
      try {
        if (!background) expectEvent('review.changed', id);
        const { deposit } = await send(reviews.start, { params: { id }, body, background });
        ahead?.take(deposit);
        setReviewer({ is: 'me' });
      } catch (error) {
        if (!background) forgetEvent('review.changed', id);
        const state = error instanceof ApiError ? error.state : undefined;
        if (!state || state.status === 'claimed') ahead?.readAgain();
        if (state?.status === 'claimed') {
          const { decidedBy, decidedAt } = state;
          setReviewer((before) => heldBy({ decidedBy, decidedAt }, before));
        } else if (state) {
          // A colleague has decided: read the item again to show it.
          await cache.invalidateQueries({ queryKey: [resource, 'getOne'] });
        } else setReviewer({ is: 'unknown', errorMessage: messageOf(error) });
      }
    },
    [cache, resource, id],
  );
  const isOpen = useRef(open);
  useLayoutEffect(() => {
    isOpen.current = open;
  }, [open]);
  useEffect(() => {
    if (!open) return;
    let last = record({});
    const renew = () => {
      last = last.then(() => record({ background: true }));
    };
    const timer = setInterval(renew, renewMs);
    const leave = () => void release(id, { keepalive: true });
    // A page that the browser kept is shown again.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && renew();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      setReviewer(undefined);
      // A decision has ended the review.
      if (isOpen.current) void last.then(() => release(id));
    };
  }, [open, record, id]);
  useEvents(reviewKinds, (news) => {
    // A colleague who took over must stop this reviewer at once.
    if (open && news.kind !== 'reset' && news._id === id && !isExpected(news)) {
      void record({ background: true });
    }
  });
  return { reviewer, takeOver: () => record({ takeOver: true }) };
}

async function release(id: string, { keepalive = false } = {}): Promise<void> {
  try {
    await send(reviews.release, { params: { id }, background: true, keepalive });
  } catch {
    // Ignore: the page is gone and the review expires within two minutes.
  }
}
