import { useEffect } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { firstFailing, formMessage } from '#src/shared/form/firstFailing.ts';
import { CommandDialog, type CommandDialogProps, type DialogCommand } from './CommandDialog.tsx';

interface FormDialogProps<Values extends FieldValues>
  extends Omit<CommandDialogProps, 'invalid' | 'onSubmit'> {
  form: UseFormReturn<Values>;
  onSubmit: (input: Values) => void;
}

/** The dialog of a command with fields; `onSubmit` gets valid values. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { form, onSubmit, ...dialog } = props;
  return (
    <CommandDialog
      {...dialog}
      invalid={formMessage(form.formState.errors)}
      onSubmit={form.handleSubmit((input) => onSubmit(input))}
    />
  );
}

/** The form of a command's dialog; the server's field errors mark its fields. */
export function useCommandForm<Values extends FieldValues>(
  rules: ObjectSchema<Values>,
  defaultValues: DefaultValues<Values>,
  { fieldErrors }: DialogCommand,
) {
  const form = useForm<Values>({ resolver: firstFailing(rules), defaultValues });
  const { setError, getValues } = form;
  useEffect(() => {
    for (const [name, message] of Object.entries(fieldErrors ?? {})) {
      if (name in getValues()) setError(name as Path<Values>, { type: 'server', message });
    }
  }, [fieldErrors, setError, getValues]);
  return form;
}
