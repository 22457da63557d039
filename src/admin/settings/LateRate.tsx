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
