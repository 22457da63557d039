import Box from '@mui/material/Box';
import { ago, moment } from '#src/shared/format/dates.ts';

interface DateFieldProps {
  iso: string;
  /** Shows date and age; otherwise only the age, with the date as tooltip. */
  exact?: boolean;
}

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
