import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { type Control, Controller } from 'react-hook-form';
import { copy } from './copy.ts';
import type { SettingsForm } from './settingsForm.ts';

const words = copy.rules;

interface PauseSwitchProps {
  control: Control<SettingsForm>;
  name: 'depositsPaused' | 'withdrawalsPaused' | 'alarmPauses' | 'publishReserves';
  onPause?: () => void;
}

/** Stops deposits or withdrawals until it is switched back, or lets an alarm do so. */
export const PauseSwitch = ({ control, name, onPause }: PauseSwitchProps) => (
  <Controller
    name={name}
    control={control}
    render={({ field: { value, ref, ...field } }) => (
      <FormControlLabel
        control={
          <Switch
            {...field}
            checked={value}
            onChange={(event, isOn) => {
              field.onChange(event);
              if (isOn) onPause?.();
            }}
            slotProps={{ input: { ref } }}
          />
        }
        label={words.fields[name]}
        sx={{
          justifySelf: 'start',
          mr: 0,
          '& .MuiFormControlLabel-label': { fontSize: '0.8125rem' },
        }}
      />
    )}
  />
);
