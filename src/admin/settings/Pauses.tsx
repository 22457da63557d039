import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import { fieldWithError } from '#src/shared/form/fieldWithError.tsx';
import { copy } from './copy.ts';
import { PauseSwitch } from './PauseSwitch.tsx';
import { RuleField } from './RuleField.tsx';
import type { SettingsForm } from './settingsForm.ts';

const words = copy.rules;

/** The switches of the pauses, and the reason once something is paused. */
export function Pauses({ form }: { form: UseFormReturn<SettingsForm> }) {
  const [deposits, withdrawals] = form.watch(['depositsPaused', 'withdrawalsPaused']);
  // Once the field is drawn.
  const askReason = () => requestAnimationFrame(() => form.setFocus('pauseReason'));
  return (
    <>
      <PauseSwitch control={form.control} name="depositsPaused" onPause={askReason} />
      <PauseSwitch control={form.control} name="withdrawalsPaused" onPause={askReason} />
      <PauseSwitch control={form.control} name="alarmPauses" />
      {(deposits || withdrawals) && (
        <Box sx={{ flexBasis: '100%', '& input': { scrollMarginBottom: '260px' } }}>
          <RuleField
            {...fieldWithError(form, 'pauseReason', words.pauseReasonHint)}
            label={words.fields.pauseReason}
            required
          />
        </Box>
      )}
    </>
  );
}
