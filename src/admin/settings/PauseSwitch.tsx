import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { type Control, Controller } from 'react-hook-form';
import { copy } from './copy.ts';
import type { SettingsForm } from './settingsForm.ts';

interface PauseSwitchProps {
  control: Control<SettingsForm>;
  name: 'depositsPaused' | 'withdrawalsPaused';
}

/** Stops deposits or withdrawals until it is switched back. */
export function PauseSwitch({ control, name }: PauseSwitchProps) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, ref, ...field } }) => (
        <FormControlLabel
          control={<Switch {...field} checked={value} slotProps={{ input: { ref } }} />}
          label={copy.settings[name]}
          sx={{ alignSelf: 'flex-start' }}
        />
      )}
    />
  );
}
