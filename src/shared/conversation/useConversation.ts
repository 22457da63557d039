import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { conversations, type WrittenMessage } from '#contract/conversations.ts';
import type { EventKind } from '#contract/events.ts';
import { send } from '#src/shared/api/send.ts';
import { useEvents } from '#src/shared/events/useEvents.ts';
import { usePollMs } from '#src/shared/events/usePollMs.ts';

const kinds: readonly EventKind[] = ['message.written', 'message.read'];

const conversationKey = (id: string) => ['conversation', id] as const;

interface Reading {
  /** The id of the deposit or withdrawal. */
  id: string;
  /** Whether the reader writes for us. */
  isStaff: boolean;
  /** False while it is known that there are no messages. */
  isOpen?: boolean;
  /** Whether the newest message is in view. */
  isSeen?: boolean;
  /** After what was new has been marked as read. */
  onRead?: () => void;
}

/** The messages about one deposit or withdrawal, which are read as soon as they are seen. */
export function useConversation(reading: Reading) {
  const { id, isStaff, isOpen = true, isSeen = true, onRead } = reading;
  const cache = useQueryClient();
  const queryKey = conversationKey(id);
  const pollMs = usePollMs();
  const conversation = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      // A refresh of a shown page must not extend the idle time.
      const background = cache.getQueryData(queryKey) !== undefined;
      return (await send(conversations.read, { params: { id }, background, signal })).data;
    },
    enabled: isOpen || cache.getQueryData(queryKey) !== undefined,
    refetchInterval: pollMs,
  });
  useEvents(kinds, ({ kind, _id }) => {
    if (kind === 'reset' || _id === id) void cache.invalidateQueries({ queryKey });
  });
  const unread = conversation.data?.findLast(
    ({ byStaff, readAt }) => byStaff !== isStaff && readAt === null,
  )?._id;
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  useEffect(() => {
    if (unread === undefined || !isSeen) return;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      // After a failure it is tried again when the reader comes back.
      send(conversations.markRead, { params: { id }, background: true }).then(
        () => latest.current?.(),
        () => {},
      );
    };
    document.addEventListener('visibilitychange', mark);
    mark();
    return () => document.removeEventListener('visibilitychange', mark);
  }, [unread, id, isSeen]);
  return conversation;
}

/** Adds a message that was sent, without reading the others again. */
export function useAddMessage(id: string): (message: WrittenMessage) => void {
  const cache = useQueryClient();
  const queryKey = conversationKey(id);
  return (message) => {
    cache.setQueryData<WrittenMessage[]>(queryKey, (before = []) =>
      before.some(({ _id }) => _id === message._id) ? before : [...before, message],
    );
    void cache.invalidateQueries({ queryKey });
  };
}
