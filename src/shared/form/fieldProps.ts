import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Ties a MUI text field to a form; `problemId` names the alert that says what is wrong. */
export function fieldProps<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: Path<Values>,
  problemId: string,
) {
  const { ref, ...field } = form.register(name);
  const wrong = name in form.formState.errors;
  return {
    ...field,
    id: name,
    inputRef: ref,
    error: wrong,
    slotProps: { htmlInput: wrong ? { 'aria-describedby': problemId } : {} },
  };
}
