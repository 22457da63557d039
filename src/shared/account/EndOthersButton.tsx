import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { auth } from '#contract/auth.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from './copy.ts';
import { sessionsKey } from './useSessions.ts';

/** Signs out all other devices. */
export function EndOthersButton({ disabled }: { disabled: boolean }) {
  const toasts = useToasts();
  const cache = useQueryClient();
  const ending = useMutation({
    mutationFn: () => send(auth.endOtherSessions),
    onSuccess: ({ message }) => {
      toasts.success(message);
      return cache.invalidateQueries({ queryKey: sessionsKey });
    },
    onError: (error) => toasts.error(messageOf(error)),
  });
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <ErrorAlert id="end-others-error" error={ending.error} />
      <Button
        variant="outlined"
        color="error"
        disabled={disabled || ending.isPending}
        aria-describedby={ending.error ? 'end-others-error' : undefined}
        onClick={() => ending.mutate()}
      >
        {copy.sessions.endOthers}
      </Button>
    </Stack>
  );
}
