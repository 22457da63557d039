import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { auth } from '#contract/auth.ts';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { TransactionSkeleton } from '#src/investor/transactions/TransactionSkeleton.tsx';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { copy } from './copy.ts';
import { type Session, SessionRow } from './SessionRow.tsx';
import { sessionsKey, useSessions } from './useSessions.ts';

export function SessionList() {
  const { data, error, refetch } = useSessions();
  return (
    <Panel title={copy.sessions.title}>
      {error && <LoadError error={error} retry={refetch} />}
      {!data && !error && <TransactionSkeleton />}
      {data && (
        <>
          <Devices sessions={data} />
          <Box sx={{ mt: 2 }}>
            <EndOthersButton disabled={data.every((session) => session.current)} />
          </Box>
        </>
      )}
    </Panel>
  );
}

const shownMax = 5;

/** The newest devices, this one first, and a button for the others. */
function Devices({ sessions }: { sessions: readonly Session[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const newest = sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
  return (
    <>
      <List disablePadding aria-label={copy.sessions.title}>
        {newest.slice(0, showsAll ? undefined : shownMax).map((session) => (
          <SessionRow key={session._id} session={session} />
        ))}
      </List>
      {sessions.length > shownMax && (
        <Button aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? copy.sessions.fewer : copy.sessions.all(sessions.length)}
        </Button>
      )}
    </>
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
