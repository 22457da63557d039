import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FieldError } from '#src/shared/form/FieldError.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import type { ProfileFieldName } from './profileFields.ts';

interface ProfileFieldProps {
  name: ProfileFieldName;
  autoComplete: string;
  /** The stored value, '' for none. */
  stored: string;
  isOptional: boolean;
  isFocused: boolean;
  error: string | undefined;
  /** The input; null to remove the stored value. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A field of the form. Empty means unchanged; a stored optional value can be removed. */
export function ProfileField(props: ProfileFieldProps) {
  const { name, autoComplete, stored, isOptional, isFocused, error, value, onChange } = props;
  const label = copy.update.fields[name];
  const isRemoved = value === null;
  const action = isRemoved ? copy.update.keep : copy.update.remove;
  const hint = isRemoved ? copy.update.willRemove : name === 'dateOfBirth' && copy.update.dateHint;
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start', columnGap: 1 }}>
      <TextField
        id={`profile-${name}`}
        label={label}
        value={value ?? ''}
        disabled={isRemoved}
        autoComplete={autoComplete}
        autoFocus={isFocused}
        onChange={(event) => onChange(event.target.value)}
        helperText={error ? <FieldError>{error}</FieldError> : hint}
        error={error !== undefined}
        type={name === 'email' ? 'email' : 'text'}
        fullWidth
      />
      {isOptional && stored && (
        <Button
          aria-label={`${action} ${label}`}
          onClick={() => onChange(isRemoved ? stored : null)}
          sx={{ mt: 3.25, flexShrink: 0, minWidth: 84 }}
        >
          {action}
        </Button>
      )}
    </Stack>
  );
}
