import type { Schema } from 'yup';

// simple-rest sends these as JSON text; both sides work with the values.
const parsed = (value: unknown, raw: unknown) => {
  if (typeof raw !== 'string') return value;
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return raw;
  }
};

const isScalar = (value: unknown) => typeof value !== 'object' || value === null;

/** yup calls toString on any value; on an object from JSON it may not be a function. */
export const parsedPair = (value: unknown, raw: unknown) => {
  const pair = parsed(value, raw);
  return Array.isArray(pair) && !pair.every(isScalar) ? 'a list of more than values' : pair;
};

const accepts = (field: Schema | undefined, value: unknown) =>
  isScalar(value) || (field?.type === 'mixed' && Array.isArray(value) && value.every(isScalar));

/** A filter that does not exist must not look as if it had been applied. */
export const knownFilter = (fields: Record<string, unknown>) => (value: unknown, raw: unknown) => {
  const filter = parsed(value, raw);
  const entries = isScalar(filter) ? [] : Object.entries(filter as object);
  const isKnown = ([name, operand]: [string, unknown]) =>
    Object.hasOwn(fields, name) && accepts(fields[name] as Schema, operand);
  return entries.every(isKnown) ? filter : 'a filter that is not offered';
};
