import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Panel } from '../layout/Panel.tsx';
import { TransactionSkeleton } from '../transactions/TransactionSkeleton.tsx';
import { copy } from './copy.ts';
import { EndOthersButton } from './EndOthersButton.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useSessions } from './useSessions.ts';

export function SessionList() {
  const { data, error, refetch } = useSessions();
  return (
    <Panel title={copy.sessions.title}>
      {error && <LoadError error={error} retry={refetch} />}
      {!data && !error && <TransactionSkeleton />}
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
