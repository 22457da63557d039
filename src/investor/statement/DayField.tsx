import TextField from '@mui/material/TextField';
import { today } from './period.ts';

interface DayFieldProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

export function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today() } }}
      sx={{ minWidth: { sm: 150 } }}
    />
  );
}
