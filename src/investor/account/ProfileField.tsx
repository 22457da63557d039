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
  /** The alert that blames this field, while one does. */
  problemId: string | undefined;
  /** What was typed; null while the field is to be removed. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** One field of the form: empty means unchanged, and what is on record can be removed. */
export function ProfileField(props: ProfileFieldProps) {
  const { name, autoComplete, current, removable, problemId, value, onChange } = props;
  const label = words.fields[name];
  const id = `profile-${name}`;
  const removed = value === null;
  const verb = removed ? words.keep : words.remove;
  const hints = [
    name === 'dateOfBirth' ? words.dateHint : '',
    removed ? words.willRemove : current ? words.now(current) : '',
  ];
  const hint = hints.filter(Boolean).join(' · ');
  const described = [hint && `${id}-helper-text`, problemId].filter(Boolean).join(' ');
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start', columnGap: 1 }}>
      <TextField
        id={id}
        label={label}
        value={value ?? ''}
        disabled={removed}
        autoComplete={autoComplete}
        onChange={(event) => onChange(event.target.value)}
        helperText={hint}
        error={problemId !== undefined}
        slotProps={{ htmlInput: described ? { 'aria-describedby': described } : {} }}
        type={name === 'email' ? 'email' : 'text'}
        fullWidth
      />
      {removable && current && (
        <Button
          aria-label={`${verb} ${label}`}
          onClick={() => onChange(removed ? '' : null)}
          sx={{ mt: 1, flexShrink: 0, minWidth: 84 }}
        >
          {verb}
        </Button>
      )}
    </Stack>
  );
}
