import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { copy } from '#src/admin/copy.ts';
import { RecordError } from '#src/admin/shell/RecordError.tsx';
import { useConnection } from '#src/shared/connection/useConnection.ts';

/** The error of the list and a retry button; a lost connection is shown once, under the header. */
export function ListError() {
  const { error, refetch } = useListContext();
  const { lost } = useConnection();
  const wasLost = useRef(false);
  useEffect(() => {
    if (!lost && wasLost.current) void refetch();
    wasLost.current = lost !== undefined;
  }, [lost, refetch]);
  if (!lost) return <RecordError error={error} retry={refetch} />;
  return (
    <Typography color="text.secondary" sx={{ p: 6, textAlign: 'center' }}>
      {copy.list.unread}
    </Typography>
  );
}
