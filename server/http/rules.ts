import { type InferType, type Schema, ValidationError } from 'yup';
import { messages } from '#contract/messages.ts';
import { Refusal } from './refusal.ts';

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
    return await schema.validate(value, { stripUnknown: true, abortEarly: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    if (wrong === 'not-found') throw new Refusal('not-found', messages.notFound);
    if (wrong === 'malformed' || error.type === 'typeError') {
      throw new Refusal('malformed', messages.malformed);
    }
    const sentence = error.errors[0] ?? messages.malformed;
    throw new Refusal('rule', sentence, error.path ? { fields: { [error.path]: sentence } } : {});
  }
}
