import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { formMessage } from '#src/shared/form/firstFailing.ts';
import { copy } from '../copy.ts';
import { CommandDialog, problemId } from './CommandDialog.tsx';
import type { CommandDialogState } from './useCommandDialog.ts';
import { useCommandForm } from './useCommandForm.ts';

interface ReasonDialogProps {
  title: string;
  text: string;
  submit: string;
  /** The body's rules of the call: they ask for the reason. */
  rules: ObjectSchema<{ reason: string }>;
  /** Who reads the reason, when that is not the investor. */
  hint?: string;
  over?: boolean;
  command: CommandDialogState<{ reason: string }>;
  children?: ReactNode;
}

/** The dialog of a command that takes something back and owes the investor a reason. */
export function ReasonDialog({
  rules,
  command,
  hint = copy.reasonHint,
  children,
  ...dialog
}: ReasonDialogProps) {
  const form = useCommandForm(rules, { reason: '' }, command);
  return (
    <CommandDialog
      {...dialog}
      grave
      command={command}
      invalid={formMessage(form.formState.errors)}
      onSubmit={form.handleSubmit((typed) => command.give(typed))}
    >
      {children}
      <TextField
        {...fieldProps(form, 'reason', problemId)}
        label={copy.reason}
        helperText={hint}
        autoFocus
        multiline
        minRows={2}
        fullWidth
      />
    </CommandDialog>
  );
}
