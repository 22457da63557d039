import { yupResolver } from '@hookform/resolvers/yup';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import type { Settings } from '#contract/settings.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import { Panel } from '#src/admin/panel/Panel.tsx';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { Changes } from './Changes.tsx';
import { changesOf } from './changesOf.ts';
import { copy } from './copy.ts';
import { formOf } from './formOf.ts';
import { RuleFields } from './RuleFields.tsx';
import { isRight, type SettingsForm, settingsFormRules } from './settingsForm.ts';
import { useSaveSettings } from './useSaveSettings.ts';
import { useTypedSettings } from './useTypedSettings.ts';

const words = copy.rules;

/** Limits and pauses, with what saving them would change. */
export function RulesPanel({ settings }: { settings: Settings }) {
  const mayChange = useMay('keys');
  const stored = formOf(settings);
  const form = useForm<SettingsForm>({
    resolver: yupResolver(settingsFormRules),
    mode: 'onTouched',
    values: stored,
    resetOptions: { keepDirtyValues: true },
  });
  // The values of a colleague come in around what is typed here; these replace all.
  const replace = (by: SettingsForm) => form.reset(by, { keepDirtyValues: false });
  const save = useSaveSettings((saved) => replace(formOf(saved)));
  const values = form.watch();
  const changes = changesOf(stored, values);
  useTypedSettings(form, changes);
  const right = changes.filter(({ field }) => isRight(field, values));
  // A change in another field may end an error.
  const told = Object.keys(form.formState.errors) as (keyof SettingsForm)[];
  const hasWrong = told.some((field) => !isRight(field, values));
  return (
    <Panel title={words.title} text={mayChange ? words.text : words.pauseOnly}>
      <form noValidate onSubmit={form.handleSubmit((input) => save.mutate(input))}>
        <RuleFields form={form} settings={settings} changes={changes} />
        <Box sx={changes.length > 0 ? keptFoot : foot}>
          {right.length > 0 && <Changes form={values} changes={right} />}
          <ErrorAlert id="settings-problem" message={save.errorMessage} />
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button
              type="submit"
              variant="contained"
              size="small"
              loading={save.isPending}
              disabled={changes.length === 0 || hasWrong}
            >
              {changes.length > 0 ? words.saveSome(changes.length) : words.save}
            </Button>
            {changes.length > 0 && (
              <Button size="small" onClick={() => replace(stored)}>
                {words.discard}
              </Button>
            )}
          </Box>
        </Box>
      </form>
    </Panel>
  );
}

const foot = {
  display: 'grid',
  gap: 1.5,
  mx: -2,
  mb: -2,
  px: 2,
  py: 1.5,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: '0 0 12px 12px',
} as const;

// Visible while there are changes to save; on a phone above its tabs.
const keptFoot = {
  ...foot,
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  '@media (max-width: 759.95px)': { bottom: 56 },
} as const;
