import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { ago, moment } from '#src/shared/format/dates.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { TransactionSkeleton } from '../transactions/TransactionSkeleton.tsx';
import { copy } from './copy.ts';
import { EndOthersButton } from './EndOthersButton.tsx';
import { useSessions } from './useSessions.ts';

export function SessionList() {
  const { data, error, refetch } = useSessions();
  return (
    <Card component="section" aria-labelledby="sessions" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="sessions" variant="h4" component="h2">
        {copy.sessions.title}
      </Typography>
      {error && <LoadError error={error} retry={refetch} />}
      {!data && !error && <TransactionSkeleton />}
      {data && (
        <>
          <List>
            {data.map((session) => (
              <ListItem key={session._id} disableGutters divider>
                <ListItemText
                  primary={session.current ? copy.sessions.current : copy.sessions.other}
                  secondary={`${copy.sessions.since(moment(session.createdAt))}, ${copy.sessions.seen(ago(session.lastSeenAt))}`}
                />
              </ListItem>
            ))}
          </List>
          <EndOthersButton disabled={data.every((session) => session.current)} />
        </>
      )}
    </Card>
  );
}
