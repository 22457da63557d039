import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** The props that register a MUI text field; `errorId` is the id of the form's error alert. */
export function fieldProps<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: Path<Values>,
  errorId: string,
) {
  const { ref, ...field } = form.register(name);
  const hasError = name in form.formState.errors;
  return {
    ...field,
    id: name,
    inputRef: ref,
    error: hasError,
    slotProps: { htmlInput: hasError ? { 'aria-describedby': errorId } : {} },
  };
}
