import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { FieldError } from './FieldError.tsx';

/** The props that register a text field with its own error below it, in the place of the hint. */
export function fieldWithError<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: Path<Values>,
  hint?: ReactNode,
) {
  const { ref, ...field } = form.register(name);
  const { message } = form.getFieldState(name, form.formState).error ?? {};
  return {
    ...field,
    id: name,
    inputRef: ref,
    error: message !== undefined,
    helperText: message === undefined ? hint : <FieldError>{message}</FieldError>,
  };
}
