import { useEffect, useRef } from 'react';
import { useCreatePath, useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { cursorKey } from '#src/admin/lists/cursor.ts';
import type { Queue } from '#src/admin/review/queue.ts';
import type { Placed, QueueItem, StepName } from '#src/admin/review/walk.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from './copy.ts';

/** The open item, as it was when it opened; its row may not be known yet. */
export interface OpenItem {
  id: string;
  row: (Placed & { status?: unknown }) | undefined;
}

interface Finding {
  open: OpenItem | undefined;
  find: (step: StepName, at: OpenItem | undefined) => Promise<QueueItem | undefined>;
}

/** Opens the items that are found, one after another, unless the page was left. */
export function useSteps(resource: Queue['resource'], { open, find }: Finding) {
  const [, setCursor] = useStore<object | null>(cursorKey(resource), null);
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const toasts = useToasts();
  const state = useRef({ isHere: true, last: Promise.resolve() });
  // A key that comes before the next page is drawn goes on from there.
  const at = useRef(open);
  useEffect(() => {
    if (at.current?.id === open?.id) at.current = open;
  }, [open]);
  useEffect(() => {
    const { current } = state;
    current.isHere = true;
    return () => {
      current.isHere = false;
    };
  }, []);
  const take = async (step: StepName) => {
    const { current } = state;
    if (!current.isHere) return;
    try {
      const found = await find(step, at.current);
      if (!current.isHere) return;
      if (!found) {
        toasts.success(copy.empty);
        return;
      }
      at.current = { id: found.id, row: found };
      setCursor({ id: found.id, index: 0 });
      navigate(createPath({ resource, type: 'show', id: found.id }));
    } catch (error) {
      if (current.isHere) toasts.error(messageOf(error));
    }
  };
  return (step: StepName): Promise<void> => {
    const { current } = state;
    current.last = current.last.then(() => take(step));
    return current.last;
  };
}
