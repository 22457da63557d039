import { useEffect } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { firstFailing } from '#src/shared/form/firstFailing.ts';
import type { CommandDialogState } from './useCommandDialog.ts';

/** The form of a command's dialog: a field that the server blames is marked like any other. */
export function useCommandForm<Values extends FieldValues>(
  rules: ObjectSchema<Values>,
  defaultValues: DefaultValues<Values>,
  { faults }: Pick<CommandDialogState<never>, 'faults'>,
) {
  const form = useForm<Values>({ resolver: firstFailing(rules), defaultValues });
  const { setError, getValues } = form;
  useEffect(() => {
    for (const [name, message] of Object.entries(faults ?? {})) {
      if (name in getValues()) setError(name as Path<Values>, { type: 'server', message });
    }
  }, [faults, setError, getValues]);
  return form;
}
