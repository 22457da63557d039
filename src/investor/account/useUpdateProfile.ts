import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profile } from '#contract/profile.ts';
import { copy } from '#src/investor/copy.ts';
import { profileKey } from '#src/shared/access/useProfile.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import type { ProfileChange } from './profileFields.ts';

export function useUpdateProfile(onDone: () => void) {
  const toasts = useToasts();
  const cache = useQueryClient();
  const userId = useSession().user?._id ?? '';
  return useMutation({
    mutationFn: async (body: ProfileChange) => {
      const dismiss = toasts.loading(copy.wait);
      try {
        return await send(profile.update, { body });
      } finally {
        dismiss();
      }
    },
    onSuccess: async ({ message }) => {
      toasts.success(message);
      onDone();
      await cache.invalidateQueries({ queryKey: profileKey(userId) });
    },
    onError: (error) => toasts.error(messageOf(error)),
  });
}
