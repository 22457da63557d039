import { useContext } from 'react';
import { type DataProvider, DataProviderContext, useCreatePath } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from './copy.ts';
import { neighbour, type Queue, type QueuePosition } from './queue.ts';

/** Opens the next or previous item of a queue; a toast reports an empty queue. */
export function useQueue(queue: Queue, from?: QueuePosition) {
  const provider = useContext(DataProviderContext) as DataProvider;
  const staffId = useSession().user?._id ?? '';
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const toasts = useToasts();
  const go = async (step: 'next' | 'previous') => {
    try {
      const id = await neighbour(provider, queue, { step, staffId, ...(from && { from }) });
      if (!id) return toasts.success(copy.empty);
      navigate(createPath({ resource: queue.resource, type: 'show', id }));
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  return { next: () => go('next'), previous: () => go('previous') };
}
