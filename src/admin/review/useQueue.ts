import { useContext } from 'react';
import { DataProviderContext, useCreatePath } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { AdminProvider } from '#src/admin/provider/adminProvider.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from './copy.ts';
import { neighbour, type Queue, type QueuePosition } from './queue.ts';

/** Leads through a queue; where nothing else waits it says so and stays. */
export function useQueue(queue: Queue, from?: QueuePosition) {
  const provider = useContext(DataProviderContext) as AdminProvider;
  const staffId = useSession().user?._id ?? '';
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const toasts = useToasts();
  const go = async (step: 'next' | 'previous') => {
    try {
      const id = await neighbour(provider, queue, { step, staffId, ...(from && { from }) });
      if (!id) return toasts.success(copy.empty);
      navigate(createPath({ resource: queue.resource, type: 'show', id }));
    } catch (failure) {
      toasts.error(messageOf(failure));
    }
  };
  return { next: () => go('next'), previous: () => go('previous') };
}
