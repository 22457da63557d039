import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { formMessage } from '#src/shared/form/firstFailing.ts';
import {
  CommandDialog,
  type DialogCommand,
  type DialogTexts,
  problemId,
} from './CommandDialog.tsx';
import { useCommandForm } from './useCommandForm.ts';

interface ReasonDialogProps extends DialogTexts {
  /** The rules of the call's body. */
  rules: ObjectSchema<{ reason: string }>;
  /** The reader of the reason, if that is not the investor. */
  hint?: string;
  isStale?: boolean;
  command: DialogCommand;
  onSubmit: (input: { reason: string }) => void;
  children?: ReactNode;
}

/** The dialog of a destructive command that needs a reason. */
export function ReasonDialog({ rules, hint, children, onSubmit, ...dialog }: ReasonDialogProps) {
  const form = useCommandForm(rules, { reason: '' }, dialog.command);
  return (
    <CommandDialog
      {...dialog}
      destructive
      invalid={formMessage(form.formState.errors)}
      onSubmit={form.handleSubmit((input) => onSubmit(input))}
    >
      {children}
      <TextField
        {...fieldProps(form, 'reason', problemId)}
        label={adminCopy.reason}
        helperText={hint ?? adminCopy.reasonHint}
        autoFocus
        multiline
        minRows={2}
        fullWidth
      />
    </CommandDialog>
  );
}
