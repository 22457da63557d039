import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { Panel } from '#src/admin/panel/Panel.tsx';
import { copy } from '#src/shared/account/copy.ts';
import { EndOthersButton } from '#src/shared/account/EndOthersButton.tsx';
import { SessionRow } from '#src/shared/account/SessionRow.tsx';
import { useSessions } from '#src/shared/account/useSessions.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';

/** Where the staff member is signed in, and the way to end it there. */
export function OwnSessions() {
  const { data, error, refetch } = useSessions();
  return (
    <Panel title={copy.sessions.title}>
      {error && <LoadError error={error} retry={refetch} />}
      {!data && !error && <Loading />}
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
