import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { copy } from '#src/admin/copy.ts';
import { RecordError } from '#src/admin/shell/RecordError.tsx';
import { useConnection } from '#src/shared/connection/useConnection.ts';

const settledMs = 500;

/** The error of the list and a retry button; a lost connection is shown once, under the header. */
export function ListError() {
  const { error, refetch } = useListContext();
  const { lost } = useConnection();
  const wasLost = useRef(false);
  useEffect(() => {
    if (lost) wasLost.current = true;
    if (lost || !wasLost.current) return undefined;
    // A connection that comes and goes does not read the list each time.
    const timer = setTimeout(() => void refetch(), settledMs);
    return () => clearTimeout(timer);
  }, [lost, refetch]);
  if (!lost) return <RecordError error={error} retry={refetch} />;
  return (
    <Typography color="text.secondary" sx={{ p: 6, textAlign: 'center' }}>
      {copy.list.unread}
    </Typography>
  );
}
