import Box from '@mui/material/Box';
import { ago, moment } from '#src/shared/format/dates.ts';

interface DateFieldProps {
  iso: string;
  /** Shows the moment itself and how long ago it is; otherwise the moment shows on hover. */
  exact?: boolean;
}

/** A moment: how long ago it is, and exactly when in the reader's time. */
export function DateField({ iso, exact = false }: DateFieldProps) {
  return (
    <Box
      component="time"
      dateTime={iso}
      title={moment(iso)}
      sx={exact ? {} : { whiteSpace: 'nowrap' }}
    >
      {exact ? `${moment(iso)} (${ago(iso)})` : ago(iso)}
    </Box>
  );
}
