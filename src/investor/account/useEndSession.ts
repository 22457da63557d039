import { useMutation, useQueryClient } from '@tanstack/react-query';
import { auth } from '#contract/auth.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { sessionsKey } from './useSessions.ts';

/** Signs one device out. */
export function useEndSession(id: string) {
  const toasts = useToasts();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => send(auth.endSession, { params: { id } }),
    onSuccess: ({ message }) => toasts.success(message),
    onError: (error) => toasts.error(messageOf(error)),
    // Also after an error: the session may have ended in between.
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsKey }),
  });
}
