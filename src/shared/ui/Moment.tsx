import Box from '@mui/material/Box';
import { exactMoment, moment, shortMoment } from '#src/shared/format/dates.ts';

interface MomentProps {
  at: string;
  /** Without the year, if it is this one. */
  short?: boolean;
}

/** A time in the reader's time zone; the tooltip has seconds and zone. */
export function Moment({ at, short = false }: MomentProps) {
  return (
    <Box component="time" dateTime={at} title={exactMoment(at)} sx={{ whiteSpace: 'nowrap' }}>
      {short ? shortMoment(at) : moment(at)}
    </Box>
  );
}
