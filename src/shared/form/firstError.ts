import { ValidationError } from 'yup';

/** The first broken rule: its field and message. */
export interface FieldError {
  field: string;
  message: string;
}

interface Rules {
  validate(values: unknown): Promise<unknown>;
}

/** Checks values against contract rules, for forms without react-hook-form. */
export async function firstError(rules: Rules, values: object): Promise<FieldError | undefined> {
  try {
    await rules.validate(values);
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { field: error.path ?? '', message: error.message };
  }
}
