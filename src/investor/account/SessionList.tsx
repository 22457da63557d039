import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { auth } from '#contract/auth.ts';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { copy } from './copy.ts';
import { SessionRow } from './SessionRow.tsx';
import { sessionsKey, useSessions } from './useSessions.ts';

export function SessionList() {
  const { data, error, refetch } = useSessions();
  return (
    <Panel title={copy.sessions.title}>
      {error && <LoadError error={error} retry={refetch} />}
      {data && (
        <>
          <List disablePadding>
            {data.map((session) => (
              <SessionRow key={session._id} session={session} />
            ))}
          </List>
          <Box sx={{ mt: 2 }}>
            <EndOthersButton disabled={data.every((session) => session.current)} />
          </Box>
        </>
      )}
    </Panel>
  );
}

function EndOthersButton({ disabled }: { disabled: boolean }) {
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
