import Box from '@mui/material/Box';
import { exactMoment, moment } from '#src/shared/format/dates.ts';

/** A time in the reader's time zone; the tooltip has seconds and zone. */
export function Moment({ at }: { at: string }) {
  return (
    <Box component="time" dateTime={at} title={exactMoment(at)} sx={{ whiteSpace: 'nowrap' }}>
      {moment(at)}
    </Box>
  );
}
