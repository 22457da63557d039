import { type InferType, type Schema, ValidationError } from 'yup';
import { messages } from '#contract/messages.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';

/** Drops unknown fields. Errors: 422 with message and field, 400 a wrong type, or `errorCode`. */
export async function applyRules<S extends Schema>(
  schema: S,
  value: unknown,
  errorCode: 'rule' | 'malformed' | 'not-found' = 'rule',
): Promise<InferType<S>> {
  try {
    return await schema.validate(ownFields(schema, value), {
      stripUnknown: true,
      abortEarly: true,
    });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    if (errorCode === 'not-found') throw new ApiError('not-found', platformMessages.notFound);
    if (errorCode === 'malformed' || error.type === 'typeError') {
      throw new ApiError('malformed', messages.malformed);
    }
    const message = error.errors[0] ?? messages.malformed;
    throw new ApiError('rule', message, error.path ? { fields: { [error.path]: message } } : {});
  }
}

// Every object has __proto__ and constructor, which yup would take for rules.
function ownFields(schema: Schema, value: unknown): unknown {
  if (!('fields' in schema) || typeof value !== 'object' || value === null) return value;
  const names = Object.keys(schema.fields as object).filter((name) => Object.hasOwn(value, name));
  return Object.fromEntries(names.map((name) => [name, value[name as keyof typeof value]]));
}
