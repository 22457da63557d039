import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/call.ts';
import { profile } from '#contract/profile.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from './copy.ts';
import { sessionsKey } from './useSessions.ts';

/** Changes the password, which ends all other sessions. */
export function useChangePassword(onDone: () => void) {
  const toasts = useToasts();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: BodyOf<typeof profile.changePassword>) => {
      const dismiss = toasts.loading(copy.wait);
      try {
        return await send(profile.changePassword, { body });
      } finally {
        dismiss();
      }
    },
    onSuccess: ({ message }) => {
      toasts.success(message);
      void cache.invalidateQueries({ queryKey: sessionsKey });
      onDone();
    },
    onError: (error) => toasts.error(messageOf(error)),
  });
}
