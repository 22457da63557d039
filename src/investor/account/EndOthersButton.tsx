import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { auth } from '#contract/auth.ts';
import { send } from '#src/shared/api/send.ts';
import { sentenceOf } from '#src/shared/api/sentence.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from './copy.ts';
import { sessionsKey } from './useSessions.ts';

/** Signs out every session but this one. */
export function EndOthersButton({ disabled }: { disabled: boolean }) {
  const toasts = useToasts();
  const cache = useQueryClient();
  const ending = useMutation({
    mutationFn: () => send(auth.endOtherSessions),
    onSuccess: ({ message }) => {
      toasts.said(message);
      return cache.invalidateQueries({ queryKey: sessionsKey });
    },
    onError: (failure) => toasts.failed(sentenceOf(failure)),
  });
  return (
    <Button
      variant="outlined"
      disabled={disabled || ending.isPending}
      onClick={() => ending.mutate()}
    >
      {copy.sessions.endOthers}
    </Button>
  );
}
