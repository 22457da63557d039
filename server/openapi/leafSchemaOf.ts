import type { Schema } from 'yup';
import type { JsonSchema } from './openApi.ts';

/** A request may omit fields that a reply always has. */
export type Direction = 'request' | 'reply';

interface YupTest {
  name?: string | undefined;
  params?: Record<string, unknown> | undefined;
}

/** The schema of a text, number, choice or file, with its limits. */
export function leafSchemaOf(schema: Schema, direction: Direction): JsonSchema {
  const { oneOf, tests, type } = schema.describe() as {
    oneOf: unknown[];
    tests: YupTest[];
    type: string;
  };
  if (tests.some(({ name }) => name === 'size')) {
    return { type: 'string', contentMediaType: 'application/octet-stream' };
  }
  const defaultValue = schema.spec.default;
  const isRequiredText = direction === 'request' && defaultValue === '' && type === 'string';
  return {
    ...(type !== 'mixed' && { type }),
    ...(oneOf.length > 0 && { enum: [...oneOf] }),
    ...(isRequiredText && { minLength: 1 }),
    ...(defaultValue !== undefined && defaultValue !== '' && { default: defaultValue }),
    ...Object.assign({}, ...tests.map((test) => limitOf(test, type))),
  };
}

function limitOf({ name, params = {} }: YupTest, type: string): JsonSchema {
  const isText = type === 'string';
  switch (name) {
    case 'min':
      return isText ? { minLength: params.min as number } : { minimum: params.min as number };
    case 'max':
      return isText ? { maxLength: params.max as number } : { maximum: params.max as number };
    case 'required':
      return isText ? { minLength: 1 } : {};
    case 'integer':
      return { type: 'integer' };
    case 'email':
    case 'uuid':
      return { format: name };
    case 'matches':
      return { pattern: (params.regex as RegExp).source };
    default:
      return {};
  }
}
