import { yupResolver } from '@hookform/resolvers/yup';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ObjectSchema } from 'yup';

/** The error of the ordered checks if there is one, else the first of a single field. */
function firstOf<Values extends FieldValues>(errors: FieldErrors<Values>): FieldErrors<Values> {
  const found = Object.entries(errors) as [string, FieldError][];
  const first = found.find(([, error]) => error.type === 'rule') ?? found[0];
  return first ? ({ [first[0]]: first[1] } as FieldErrors<Values>) : {};
}

/** Checks a form by contract rules and reports only the first failing sentence (S-116). */
export function firstFailing<Values extends FieldValues>(
  rules: ObjectSchema<Values>,
): Resolver<Values> {
  const check = yupResolver(rules) as unknown as Resolver<Values>;
  return async (values, context, options) => {
    const result = await check(values, context, options);
    const errors = firstOf<Values>(result.errors);
    return Object.keys(errors).length > 0 ? { values: {}, errors } : result;
  };
}

/** The sentence that a form shows: that of its first failing check, if any. */
export function formMessage(errors: FieldErrors): string | undefined {
  const [first] = Object.values(errors);
  return typeof first?.message === 'string' ? first.message : undefined;
}
