import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { ReactNode } from 'react';
import { type Control, Controller, type UseFormReturn } from 'react-hook-form';
import type { Settings } from '#contract/settings.ts';
import { fieldWithError } from '#src/shared/form/fieldWithError.tsx';
import { moment } from '#src/shared/format/dates.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import type { Change } from './changesOf.ts';
import { copy } from './copy.ts';
import { LateRate } from './LateRate.tsx';
import { fieldGroups, type NumberField, type SettingsForm } from './settingsForm.ts';

const words = copy.rules;

interface RuleFieldsProps {
  form: UseFormReturn<SettingsForm>;
  settings: Settings;
  changes: readonly Change[];
}

/** The fields of all limits and pauses, in groups. */
export function RuleFields({ form, settings, changes }: RuleFieldsProps) {
  const hints = hintsOf(settings);
  const field = (name: NumberField) => {
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
        inputMode={name === 'tolerancePercent' ? 'decimal' : 'numeric'}
        fullWidth
        sx={before === undefined ? dense : { ...dense, ...changed }}
      />
    );
  };
  return (
    <>
      <Group name="deposits">
        {fieldGroups.deposits.map(field)}
        <LateRate control={form.control} />
      </Group>
      <Group name="confirmations" columns={5}>
        {fieldGroups.confirmations.map(field)}
      </Group>
      <Group name="withdrawals">{fieldGroups.withdrawals.map(field)}</Group>
      <Group name="payouts">{fieldGroups.payouts.map(field)}</Group>
      <Group name="investors">{fieldGroups.investors.map(field)}</Group>
      <Group name="pauses">
        <Pauses form={form} />
      </Group>
    </>
  );
}

const hintsOf = ({
  addressWaitBefore: longer,
}: Settings): Partial<Record<NumberField, string>> => ({
  maxDepositUsd: words.noLimit,
  dailyWithdrawalUsd: words.perInvestor,
  addressWaitHours: longer
    ? words.waitUntil(longer.hours, moment(longer.until))
    : words.shorterWait,
});

interface GroupProps {
  name: keyof typeof words.groups;
  /** On a desk. */
  columns?: number;
  children: ReactNode;
}

function Group({ name, columns = 4, children }: GroupProps) {
  const [title, text] = words.groups[name];
  return (
    <Box component="fieldset" sx={group}>
      <Box component="legend" sx={legend}>
        {title}
      </Box>
      <Box sx={{ color: 'text.secondary', gridColumn: 1, gridRow: 1, pt: 2.75 }}>{text}</Box>
      <Box sx={{ ...fields, '--columns': columns }}>{children}</Box>
    </Box>
  );
}

function Pauses({ form }: { form: UseFormReturn<SettingsForm> }) {
  const [deposits, withdrawals] = form.watch(['depositsPaused', 'withdrawalsPaused']);
  // Once the field is drawn.
  const askReason = () => requestAnimationFrame(() => form.setFocus('pauseReason'));
  return (
    <>
      <PauseSwitch control={form.control} name="depositsPaused" onPause={askReason} />
      <PauseSwitch control={form.control} name="withdrawalsPaused" onPause={askReason} />
      <PauseSwitch control={form.control} name="alarmPauses" />
      <PauseSwitch control={form.control} name="publishReserves" />
      {(deposits || withdrawals) && (
        <Box sx={{ gridColumn: '1 / -1', '& input': { scrollMarginBottom: '260px' } }}>
          <TextField
            {...fieldWithError(form, 'pauseReason', words.pauseReasonHint)}
            label={words.fields.pauseReason}
            fullWidth
            required
            sx={dense}
          />
        </Box>
      )}
    </>
  );
}

interface PauseSwitchProps {
  control: Control<SettingsForm>;
  name: 'depositsPaused' | 'withdrawalsPaused' | 'alarmPauses' | 'publishReserves';
  onPause?: () => void;
}

/** Stops deposits or withdrawals until it is switched back, or lets an alarm do so. */
const PauseSwitch = ({ control, name, onPause }: PauseSwitchProps) => (
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

const beside = '@media (min-width: 1180px)';

// A legend takes no part in a grid, so it is laid over the first column.
const group = {
  position: 'relative',
  m: 0,
  p: 0,
  py: 1.5,
  border: 0,
  borderTop: 1,
  borderColor: 'divider',
  display: 'grid',
  columnGap: 3,
  rowGap: 1.5,
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [beside]: { gridTemplateColumns: '200px minmax(0, 1fr)' },
} as const;

const legend = { position: 'absolute', top: 12, p: 0, fontWeight: 600 } as const;

const fields = {
  display: 'grid',
  gap: 1.5,
  minWidth: 0,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [beside]: { gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' },
} as const;

const dense = {
  '& .MuiOutlinedInput-input': { py: '8px', fontSize: '0.8125rem' },
  '@media (pointer: coarse)': { '& .MuiOutlinedInput-input': { py: '12px', fontSize: '1rem' } },
} as const;

const changed = { boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)' } as const;
