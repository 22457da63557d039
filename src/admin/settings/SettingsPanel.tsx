import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import type { Settings } from '#contract/settings.ts';
import { Panel } from '#src/admin/shell/Panel.tsx';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { firstFailing, formMessage } from '#src/shared/form/firstFailing.ts';
import { copy } from './copy.ts';
import { PauseSwitch } from './PauseSwitch.tsx';
import { formOf, numberFields, optionalFields, settingsFormRules } from './settingsForm.ts';
import { useSaveSettings } from './useSaveSettings.ts';

const problemId = 'settings-problem';

export function SettingsPanel({ settings }: { settings: Settings }) {
  const form = useForm({
    resolver: firstFailing(settingsFormRules),
    values: formOf(settings),
    resetOptions: { keepDirtyValues: true },
  });
  const save = useSaveSettings((saved) => form.reset(formOf(saved)));
  const paused = form.watch('depositsPaused') || form.watch('withdrawalsPaused');
  return (
    <Panel title={copy.settings.rules}>
      <Stack
        component="form"
        spacing={2.5}
        noValidate
        onSubmit={form.handleSubmit((input) => save.mutate(input))}
      >
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {numberFields.map((name) => (
            <TextField
              key={name}
              {...fieldProps(form, name, problemId)}
              label={copy.settings[name]}
              helperText={optionalFields.includes(name) ? copy.settings.noLimit : undefined}
              autoComplete="off"
            />
          ))}
        </Box>
        <PauseSwitch control={form.control} name="depositsPaused" />
        <PauseSwitch control={form.control} name="withdrawalsPaused" />
        {paused && (
          <TextField
            {...fieldProps(form, 'pauseReason', problemId)}
            label={copy.settings.pauseReason}
            helperText={copy.settings.pauseReasonHint}
          />
        )}
        <ErrorAlert
          id={problemId}
          message={formMessage(form.formState.errors) ?? save.errorMessage}
        />
        <Button
          type="submit"
          variant="contained"
          loading={save.isPending}
          sx={{ alignSelf: 'flex-start' }}
        >
          {copy.settings.save}
        </Button>
      </Stack>
    </Panel>
  );
}
