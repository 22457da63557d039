import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type FormEvent, useState } from 'react';
import type { ApprovalRule } from '#contract/approvals.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import {
  presetSteps,
  type RulePreset,
  type RuleStep,
  rulePresetNames,
} from '#contract/rulePresets.ts';
import { FactList } from '#src/admin/panel/FactList.tsx';
import { commands } from '#src/admin/provider/commands.ts';
import { CommandDialog } from '#src/admin/shell/CommandDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { effectOf } from './effectOf.ts';
import { ruleCopy } from './ruleCopy.ts';
import { useApprovalsAgain } from './useApprovals.ts';

const texts = ruleCopy.preset;

/** Proposes all rules of a preset at once, and shows each of them before. */
export function PresetDialog({ rules }: { rules: readonly ApprovalRule[] }) {
  const [preset, setPreset] = useState<RulePreset>('two-people');
  const command = useDialogCommand(commands.proposePreset, {
    invalidates: [],
    onDone: useApprovalsAgain(),
  });
  const steps = presetSteps(rules, preset);
  const propose = (event: FormEvent) => {
    event.preventDefault();
    command.run({ preset });
  };
  return (
    <CommandDialog
      title={texts.title}
      text={texts.text}
      submit={texts.submit(steps.length)}
      command={command}
      isStale={steps.length === 0}
      onSubmit={propose}
    >
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={preset}
        aria-label={texts.title}
        onChange={(_event, chosen: RulePreset | null) => chosen && setPreset(chosen)}
      >
        {rulePresetNames.map((name) => (
          <ToggleButton key={name} value={name}>
            {texts.names[name]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {steps.length > 0 ? (
        <Box role="status">
          <FactList facts={steps.map((step) => factOf(rules, step))} />
        </Box>
      ) : (
        <Alert severity="info" role="status">
          {texts.nothing}
        </Alert>
      )}
    </CommandDialog>
  );
}

function factOf(rules: readonly ApprovalRule[], step: RuleStep) {
  const { kind, fromUsd, approvals, waitHours, removed } = step;
  const cents = parseDollars(fromUsd);
  const name = ruleCopy.rules.kinds[kind];
  const what = removed ? texts.removed : texts.step(approvals, waitHours);
  const subject = cents > 0n ? ruleCopy.rules.of(name, groupDollars(cents)) : name;
  return [subject, `${what} ${effectOf(rules, step)}`] as const;
}
