import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import type { ProfileFieldName } from './profileFields.ts';

const words = copy.update;

interface ProfileFieldProps {
  name: ProfileFieldName;
  autoComplete: string;
  /** What is on record now, as people read it. */
  current: string | null;
  removable: boolean;
  /** What was typed; null while the field is to be removed. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** One field of the form: empty means unchanged, and what is on record can be removed. */
export function ProfileField(props: ProfileFieldProps) {
  const { name, autoComplete, current, removable, value, onChange } = props;
  const label = words.fields[name];
  const removed = value === null;
  const hints = [
    name === 'dateOfBirth' ? words.dateHint : '',
    removed ? words.willRemove : current ? words.now(current) : '',
  ];
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ alignItems: { xs: 'stretch', sm: 'flex-start' }, columnGap: 1 }}
    >
      <TextField
        id={`profile-${name}`}
        label={label}
        value={value ?? ''}
        disabled={removed}
        autoComplete={autoComplete}
        onChange={(event) => onChange(event.target.value)}
        helperText={hints.filter(Boolean).join(' · ')}
        type={name === 'email' ? 'email' : 'text'}
        fullWidth
      />
      {removable && current && (
        <Button
          size="small"
          onClick={() => onChange(removed ? '' : null)}
          sx={{ mt: { sm: 1 }, flexShrink: 0, alignSelf: 'flex-start', maxWidth: { sm: 130 } }}
        >
          {removed ? words.keep(label) : words.remove(label)}
        </Button>
      )}
    </Stack>
  );
}
