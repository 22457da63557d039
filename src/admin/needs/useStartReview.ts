import { useContext } from 'react';
import { type DataProvider, DataProviderContext, useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { resource, showPath } from '#contract/backOffice.ts';
import { depositQueue } from '#src/admin/deposits/depositQueue.ts';
import { copy } from '#src/admin/queue/copy.ts';
import { headOf } from '#src/admin/queue/headOf.ts';
import { walkOf } from '#src/admin/review/queue.ts';
import { freeFor } from '#src/admin/review/walk.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';

/** Opens the oldest waiting deposit; the queue then walks all that wait, not the list's last view. */
export function useStartReview(): () => Promise<void> {
  const provider = useContext(DataProviderContext) as DataProvider;
  const staffId = useSession().user?._id ?? '';
  const [, setList] = useStore<object | null>(`${resource.deposits}.listParams`, null);
  const navigate = useNavigate();
  const toasts = useToasts();
  return async () => {
    try {
      const walk = walkOf(depositQueue, undefined);
      const { items } = await headOf(provider, { queue: depositQueue, walk }, () => undefined);
      const first = items.find(freeFor(staffId));
      if (!first) {
        toasts.success(copy.empty);
        return;
      }
      const { filter, sort } = walk;
      setList({ filter, sort: sort.field, order: sort.order, page: 1, perPage: 25 });
      navigate(showPath('deposits', first.id));
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
}
