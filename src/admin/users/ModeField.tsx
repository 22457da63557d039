import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Ref } from 'react';
import { problemId } from '#src/admin/shell/CommandDialog.tsx';
import { labelStyle } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';

interface ModeFieldProps {
  name: string;
  value: string;
  error: boolean;
  ref: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** Credit or Debit, with the effect of each; none is chosen at first. */
export function ModeField({ value, error, ref, onChange, ...field }: ModeFieldProps) {
  return (
    <FormControl error={error} fullWidth>
      <FormLabel component="span" id="mode-label" sx={labelStyle}>
        {copy.adjust.mode}
      </FormLabel>
      <RadioGroup
        {...field}
        value={value}
        aria-labelledby="mode-label"
        aria-describedby={error ? problemId : undefined}
        onChange={(_, mode) => onChange(mode)}
        sx={{ display: 'grid', gridTemplateColumns: { tablet: '1fr 1fr' }, gap: 1 }}
      >
        {copy.adjust.modes.map(([mode, effect], index) => (
          <Box key={mode} component="label" sx={{ ...card, ...(error && wrong) }}>
            <Radio
              value={mode}
              sx={{ p: 0.5 }}
              slotProps={{
                input: {
                  'aria-label': mode,
                  'aria-describedby': `mode-${mode}`,
                  ...(index === 0 && { ref, autoFocus: true }),
                },
              }}
            />
            <div>
              <Box sx={{ fontWeight: 600 }}>{mode}</Box>
              <Box id={`mode-${mode}`} sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
                {effect}
              </Box>
            </div>
          </Box>
        ))}
      </RadioGroup>
    </FormControl>
  );
}

const card = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1.25,
  py: 0.75,
  border: '1px solid var(--control-line)',
  borderRadius: 1,
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'var(--primary-soft)' },
} as const;

const wrong = { borderColor: 'error.main' } as const;
