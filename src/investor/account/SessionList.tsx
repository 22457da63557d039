import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { useState } from 'react';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { copy } from '#src/shared/account/copy.ts';
import { EndOthersButton } from '#src/shared/account/EndOthersButton.tsx';
import { type Session, SessionRow } from '#src/shared/account/SessionRow.tsx';
import { useSessions } from '#src/shared/account/useSessions.ts';

export function SessionList() {
  const { data, error, refetch } = useSessions();
  return (
    <Panel title={copy.sessions.title}>
      {error && <PartError error={error} retry={refetch} hasData={data !== undefined} />}
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
