import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import type { ProfileFieldName } from './profileFields.ts';

interface ProfileFieldProps {
  name: ProfileFieldName;
  autoComplete: string;
  current: string | null;
  isOptional: boolean;
  /** The alert with this field's error. */
  errorId: string | undefined;
  /** The input; null to remove the stored value. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A field of the form. Empty means unchanged; a stored optional value can be removed. */
export function ProfileField(props: ProfileFieldProps) {
  const { name, autoComplete, current, isOptional, errorId, value, onChange } = props;
  const label = copy.update.fields[name];
  const id = `profile-${name}`;
  const isRemoved = value === null;
  const action = isRemoved ? copy.update.keep : copy.update.remove;
  const hints = [
    name === 'dateOfBirth' ? copy.update.dateHint : '',
    isRemoved ? copy.update.willRemove : current ? copy.update.now(current) : '',
  ];
  const hint = hints.filter(Boolean).join(' · ');
  const describedBy = [hint && `${id}-helper-text`, errorId].filter(Boolean).join(' ');
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start', columnGap: 1 }}>
      <TextField
        id={id}
        label={label}
        value={value ?? ''}
        disabled={isRemoved}
        autoComplete={autoComplete}
        onChange={(event) => onChange(event.target.value)}
        helperText={hint}
        error={errorId !== undefined}
        slotProps={{ htmlInput: describedBy ? { 'aria-describedby': describedBy } : {} }}
        type={name === 'email' ? 'email' : 'text'}
        fullWidth
      />
      {isOptional && current && (
        <Button
          aria-label={`${action} ${label}`}
          onClick={() => onChange(isRemoved ? '' : null)}
          sx={{ mt: 1, flexShrink: 0, minWidth: 84 }}
        >
          {action}
        </Button>
      )}
    </Stack>
  );
}
