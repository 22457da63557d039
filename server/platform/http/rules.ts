import { type InferType, type Schema, ValidationError } from 'yup';
import { messages } from '#contract/messages.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';

/**
 * Applies a row's rules to what came in and gives the typed value; unknown fields are dropped.
 * Errors: 422 with the rule's sentence and its field, 400 when a value has the wrong type.
 */
export async function applyRules<S extends Schema>(
  schema: S,
  value: unknown,
  wrong: 'rule' | 'malformed' | 'not-found' = 'rule',
): Promise<InferType<S>> {
  try {
    const given = ownFields(schema, value);
    return await schema.validate(given, { stripUnknown: true, abortEarly: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    if (wrong === 'not-found') throw new ApiError('not-found', messages.notFound);
    if (wrong === 'malformed' || error.type === 'typeError') {
      throw new ApiError('malformed', messages.malformed);
    }
    const sentence = error.errors[0] ?? messages.malformed;
    throw new ApiError('rule', sentence, error.path ? { fields: { [error.path]: sentence } } : {});
  }
}

// A field called __proto__ or constructor is found on every object, so yup would take what it finds
// there for a rule: it is shown the row's own fields and nothing else.
function ownFields(schema: Schema, value: unknown): unknown {
  if (!('fields' in schema) || typeof value !== 'object' || value === null) return value;
  const names = Object.keys(schema.fields as object).filter((name) => Object.hasOwn(value, name));
  return Object.fromEntries(names.map((name) => [name, value[name as keyof typeof value]]));
}
