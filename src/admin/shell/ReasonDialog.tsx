import type { ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { type DialogCommand, type DialogTexts, problemId } from './CommandDialog.tsx';
import { FormDialog, useCommandForm } from './FormDialog.tsx';

interface ReasonDialogProps extends DialogTexts {
  /** The rules of the call's body. */
  rules: ObjectSchema<{ reason: string }>;
  /** The reader of the reason, if that is not the investor. */
  hint?: string;
  destructive?: boolean;
  isStale?: boolean;
  command: DialogCommand;
  onSubmit: (input: { reason: string }) => void;
  children?: ReactNode;
}

/** The dialog of a command that needs a reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { rules, hint, destructive = true, children, onSubmit, ...dialog } = props;
  const form = useCommandForm(rules, { reason: '' }, dialog.command);
  return (
    <FormDialog {...dialog} destructive={destructive} form={form} onSubmit={onSubmit}>
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
    </FormDialog>
  );
}
