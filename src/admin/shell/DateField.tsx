import Box from '@mui/material/Box';
import { ago, moment } from '#src/shared/format/dates.ts';

/** A moment in the reader's time; the tooltip says how long ago it is. */
export function DateField({ iso }: { iso: string }) {
  return (
    <Box component="time" dateTime={iso} title={ago(iso)}>
      {moment(iso)}
    </Box>
  );
}
