import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { calls } from '#contract/calls.ts';
import { reviewMs } from '#contract/lifetimes.ts';
import type { ResourceName } from '#src/admin/provider/resources.ts';
import { ApiError } from '#src/shared/api/apiError.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';

/** Who reads an item: oneself, somebody else by name, or nobody can tell and why. */
export type Reviewer =
  | { is: 'me' }
  | { is: 'other'; fullName: string }
  | { is: 'unknown'; problem: string };

/** Well before a claim runs out, so that one lost request loses nothing. */
const renewMs = reviewMs / 4;

/** Claims an item while it is open and waits, renews it, and releases it on leaving (issue 4). */
export function useReview(resource: ResourceName, id: string, open: boolean) {
  const [reader, setReader] = useState<Reviewer>();
  const cache = useQueryClient();
  const claim = useCallback(
    async (manner: { takeOver?: boolean; background?: boolean }) => {
      const { takeOver, background = false } = manner;
      try {
        await send(calls.reviews.start, { params: { id }, body: { takeOver }, background });
        setReader({ is: 'me' });
      } catch (failure) {
        const state = failure instanceof ApiError ? failure.state : undefined;
        if (state?.status === 'claimed') {
          setReader({ is: 'other', fullName: state.decidedBy ?? '' });
        } else if (state) {
          // Decided meanwhile: the page itself says by whom once it has read again.
          await cache.invalidateQueries({ queryKey: [resource, 'getOne'] });
        } else setReader({ is: 'unknown', problem: messageOf(failure) });
      }
    },
    [cache, resource, id],
  );
  useEffect(() => {
    if (!open) return;
    let last = claim({});
    const timer = setInterval(() => {
      last = last.then(() => claim({ background: true }));
    }, renewMs);
    return () => {
      clearInterval(timer);
      setReader(undefined);
      void last.then(() => release(id));
    };
  }, [open, claim, id]);
  return { reader, takeOver: () => claim({ takeOver: true }) };
}

async function release(id: string): Promise<void> {
  try {
    await send(calls.reviews.release, { params: { id }, background: true });
  } catch {
    // Nobody is left to be told, and the claim ends by itself within two minutes.
  }
}
