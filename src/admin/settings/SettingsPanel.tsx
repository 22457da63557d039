import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Control, Controller, useForm } from 'react-hook-form';
import { calls } from '#contract/calls.ts';
import type { Settings } from '#contract/settings.ts';
import { Panel } from '#src/admin/shell/Panel.tsx';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { firstFailing, formMessage } from '#src/shared/form/firstFailing.ts';
import { settingsKey } from '#src/shared/settings/useSettings.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from './copy.ts';
import {
  bodyOfForm,
  formOf,
  numberFields,
  optionalFields,
  type SettingsForm,
  settingsFormRules,
} from './settingsForm.ts';

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

interface PauseSwitchProps {
  control: Control<SettingsForm>;
  name: 'depositsPaused' | 'withdrawalsPaused';
}

/** Stops deposits or withdrawals until it is switched back. */
function PauseSwitch({ control, name }: PauseSwitchProps) {
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

/** Saves the operator's settings and updates the cache that all screens read. */
function useSaveSettings(onSaved: (saved: Settings) => void) {
  const cache = useQueryClient();
  const toasts = useToasts();
  const saving = useMutation({
    mutationFn: (form: SettingsForm) => send(calls.settings.update, { body: bodyOfForm(form) }),
    onSuccess: ({ data }) => {
      cache.setQueryData(settingsKey, data);
      onSaved(data);
      toasts.success(copy.settings.saved);
    },
    onError: (error) => toasts.error(messageOf(error)),
  });
  return { ...saving, errorMessage: saving.error ? messageOf(saving.error) : undefined };
}
