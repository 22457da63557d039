import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { copy } from '#src/shared/account/copy.ts';
import { EndOthersButton } from '#src/shared/account/EndOthersButton.tsx';
import { SessionRow } from '#src/shared/account/SessionRow.tsx';
import { useSessions } from '#src/shared/account/useSessions.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';

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
