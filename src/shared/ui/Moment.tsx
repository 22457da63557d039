import Box from '@mui/material/Box';
import { exactMoment, moment } from '#src/shared/format/dates.ts';

/** A moment in the reader's time; the exact one with its zone shows on hover. */
export function Moment({ at }: { at: string }) {
  return (
    <Box component="time" dateTime={at} title={exactMoment(at)}>
      {moment(at)}
    </Box>
  );
}
