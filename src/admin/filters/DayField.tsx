import TextField, { type TextFieldProps } from '@mui/material/TextField';

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar; not the 31st of April. */
export function isDay(text: string): boolean {
  const at = dayPattern.test(text) ? new Date(text) : new Date(Number.NaN);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

interface DayFieldProps
  extends Pick<TextFieldProps, 'label' | 'disabled' | 'onChange' | 'onBlur' | 'onKeyDown'> {
  value: string;
}

/** A day as the exports write it, in every browser: a date input follows the language of each. */
export const DayField = (props: DayFieldProps) => (
  <TextField
    {...props}
    size="small"
    fullWidth
    error={props.value !== '' && !isDay(props.value)}
    placeholder="YYYY-MM-DD"
    slotProps={{
      inputLabel: { shrink: true },
      htmlInput: { autoComplete: 'off', maxLength: 10 },
    }}
  />
);
