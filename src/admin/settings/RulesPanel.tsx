import { yupResolver } from '@hookform/resolvers/yup';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { type Control, Controller, type UseFormReturn, useForm } from 'react-hook-form';
import type { Settings } from '#contract/settings.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import { Panel } from '#src/admin/shell/Panel.tsx';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { fieldWithError } from '#src/shared/form/fieldWithError.tsx';
import { moment } from '#src/shared/format/dates.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { Changes } from './Changes.tsx';
import { type Change, changesOf } from './changesOf.ts';
import { copy } from './copy.ts';
import { LateRate } from './LateRate.tsx';
import {
  formOf,
  isRight,
  numberFields,
  type SettingsForm,
  settingsFormRules,
} from './settingsForm.ts';
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
    <Panel title={words.title} id="rules" text={mayChange ? words.text : words.pauseOnly}>
      <Stack
        component="form"
        spacing={2}
        noValidate
        onSubmit={form.handleSubmit((input) => save.mutate(input))}
      >
        <Fields form={form} changes={changes} hints={hintsOf(settings)} />
        <LateRate control={form.control} />
        <Pauses form={form} values={values} />
        {right.length > 0 && <Changes form={values} changes={right} />}
        <ErrorAlert id="settings-problem" message={save.errorMessage} />
        <Stack direction="row" spacing={1}>
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
        </Stack>
      </Stack>
    </Panel>
  );
}

type Hints = Partial<Record<keyof SettingsForm, string>>;

const hintsOf = ({ addressWaitBefore: longer }: Settings): Hints => ({
  maxDepositUsd: words.noLimit,
  dailyWithdrawalUsd: words.perInvestor,
  addressWaitHours: longer
    ? words.waitUntil(longer.hours, moment(longer.until))
    : words.shorterWait,
});

interface FieldsProps {
  form: UseFormReturn<SettingsForm>;
  changes: readonly Change[];
  hints: Hints;
}

function Fields({ form, changes, hints }: FieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {numberFields.map((name) => {
        const before = changes.find(({ field }) => field === name)?.before;
        const was = before && words.was(before);
        const hint =
          name === 'addressWaitHours'
            ? [was, hints[name]].filter(Boolean).join(' ')
            : (was ?? hints[name]);
        return (
          <TextField
            key={name}
            {...fieldWithError(form, name, hint)}
            label={words.fields[name]}
            autoComplete="off"
            inputMode="numeric"
            fullWidth
            sx={before === undefined ? dense : { ...dense, ...changed }}
          />
        );
      })}
    </Box>
  );
}

interface PausesProps {
  form: UseFormReturn<SettingsForm>;
  values: SettingsForm;
}

function Pauses({ form, values }: PausesProps) {
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 1.5 }}>
        <PauseSwitch control={form.control} name="depositsPaused" />
        <PauseSwitch control={form.control} name="withdrawalsPaused" />
        <PauseSwitch control={form.control} name="alarmPauses" />
        <PauseSwitch control={form.control} name="publishReserves" />
      </Box>
      {(values.depositsPaused || values.withdrawalsPaused) && (
        <TextField
          {...fieldWithError(form, 'pauseReason', words.pauseReasonHint)}
          label={words.fields.pauseReason}
          fullWidth
          required
          sx={dense}
        />
      )}
    </>
  );
}

interface PauseSwitchProps {
  control: Control<SettingsForm>;
  name: 'depositsPaused' | 'withdrawalsPaused' | 'alarmPauses' | 'publishReserves';
}

/** Stops deposits or withdrawals until it is switched back, or lets an alarm do so. */
const PauseSwitch = ({ control, name }: PauseSwitchProps) => (
  <Controller
    name={name}
    control={control}
    render={({ field: { value, ref, ...field } }) => (
      <FormControlLabel
        control={<Switch {...field} checked={value} slotProps={{ input: { ref } }} />}
        label={words.fields[name]}
        sx={{ justifySelf: 'start' }}
      />
    )}
  />
);

const dense = {
  '& .MuiOutlinedInput-input': { py: '8px', fontSize: '0.8125rem' },
  '@media (pointer: coarse)': { '& .MuiOutlinedInput-input': { py: '12px', fontSize: '1rem' } },
} as const;

const changed = { boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)' } as const;
