import { yupResolver } from '@hookform/resolvers/yup';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ObjectSchema } from 'yup';

// The ordered checks of the contract come before the checks of single fields.
function firstErrorOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
): FieldErrors<Values> {
  const entries = Object.entries(errors) as [string, FieldError][];
  const first = entries.find(([, error]) => error.type === 'rule') ?? entries[0];
  return first ? ({ [first[0]]: first[1] } as FieldErrors<Values>) : {};
}

/** Checks a form against contract rules and returns only the first error. */
export function firstFailing<Values extends FieldValues>(
  rules: ObjectSchema<Values>,
): Resolver<Values> {
  const check = yupResolver(rules) as unknown as Resolver<Values>;
  return async (values, context, options) => {
    const result = await check(values, context, options);
    const errors = firstErrorOf<Values>(result.errors);
    return Object.keys(errors).length > 0 ? { values: {}, errors } : result;
  };
}

export function formMessage(errors: FieldErrors): string | undefined {
  const [first] = Object.values(errors);
  return typeof first?.message === 'string' ? first.message : undefined;
}
