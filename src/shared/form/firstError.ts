import { ValidationError } from 'yup';

/** The first rule that typed values break: the field that it blames and its sentence. */
export interface FieldError {
  field: string;
  sentence: string;
}

/** Rules of the contract, whatever they are for. */
interface Rules {
  validate(values: unknown): Promise<unknown>;
}

/** Checks values by contract rules where a form needs no more than that (S-116). */
export async function firstError(rules: Rules, values: object): Promise<FieldError | undefined> {
  try {
    await rules.validate(values);
    return undefined;
  } catch (failure) {
    if (!(failure instanceof ValidationError)) throw failure;
    return { field: failure.path ?? '', sentence: failure.message };
  }
}
