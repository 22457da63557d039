import { useEffect } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { firstFailing } from '#src/shared/form/firstFailing.ts';
import type { DialogCommand } from './CommandDialog.tsx';

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
