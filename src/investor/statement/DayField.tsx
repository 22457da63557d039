import { useId } from 'react';
import { TextField } from '#src/shared/ui/TextField.tsx';

interface DayFieldProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

export function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <TextField
      id={id}
      type="date"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
