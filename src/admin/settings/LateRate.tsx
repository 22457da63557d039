import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type Control, Controller } from 'react-hook-form';
import { copy } from './copy.ts';
import type { SettingsForm } from './settingsForm.ts';

const words = copy.rules;

/** The rate of a payment that came after the end of its quote. */
export const LateRate = ({ control }: { control: Control<SettingsForm> }) => (
  <Controller
    name="lateRate"
    control={control}
    render={({ field: { ref, ...field } }) => (
      <TextField
        {...field}
        id="lateRate"
        inputRef={ref}
        select
        size="small"
        label={words.fields.lateRate}
        fullWidth
        helperText={words.lateRateHint}
        sx={dense}
      >
        {(['quote', 'seen'] as const).map((each) => (
          <MenuItem key={each} value={each}>
            {words.lateRates[each]}
          </MenuItem>
        ))}
      </TextField>
    )}
  />
);

// As high as the fields beside it.
const dense = {
  '& .MuiSelect-select': { py: '7.5px', fontSize: '0.8125rem', lineHeight: '20px' },
  '@media (pointer: coarse)': {
    '& .MuiSelect-select': { py: '12px', fontSize: '1rem', lineHeight: '23px' },
  },
} as const;
