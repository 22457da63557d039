import type { ArraySchema, Schema } from 'yup';
import { fieldRules, recordNameOf, records } from './components.ts';
import { noteOf } from './notes.ts';
import type { JsonSchema } from './shape.ts';

/** The direction of a value: a request may omit fields that a reply always has. */
export type Way = 'sent' | 'answered';

interface Told {
  name?: string | undefined;
  params?: Record<string, unknown> | undefined;
}

/**
 * A rule of the contract as JSON Schema. `place` is the record or call of the rule, whose notes
 * apply.
 * Errors: a type of rule that no call has had before.
 */
export function jsonSchemaOf(schema: Schema, way: Way, place: string): JsonSchema {
  const name = recordNameOf(schema);
  if (name === undefined) return orNull(plainSchemaOf(schema, way, place), schema);
  const $ref = `#/components/schemas/${name}`;
  return schema.spec.nullable ? { anyOf: [{ $ref }, { type: 'null' }] } : { $ref };
}

export const recordSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(records).map(([name, { schema, description }]) => [
      name,
      { description, ...objectSchemaOf(schema, 'answered', name) },
    ]),
  );

function plainSchemaOf(schema: Schema, way: Way, place: string): JsonSchema {
  switch (schema.type) {
    case 'object':
      return objectSchemaOf(schema, way, place);
    case 'array': {
      const { innerType } = schema as ArraySchema<unknown[], unknown>;
      return {
        type: 'array',
        items: innerType ? jsonSchemaOf(innerType as Schema, way, place) : {},
      };
    }
    case 'tuple': {
      const parts = (schema.spec as unknown as { types: Schema[] }).types;
      const prefixItems = parts.map((part) => jsonSchemaOf(part, way, place));
      return { type: 'array', prefixItems, items: false, minItems: parts.length };
    }
    case 'string':
    case 'number':
    case 'boolean':
    case 'mixed':
      return leafSchemaOf(schema, way);
    default:
      throw new Error(`${place} has a rule of the kind "${schema.type}", which has no schema yet.`);
  }
}

function objectSchemaOf(schema: Schema, way: Way, place: string): JsonSchema {
  const fields = Object.entries(fieldRules(schema));
  const properties = fields.map(([name, field]): [string, JsonSchema] => {
    const inner = jsonSchemaOf(field, way, `${place}.${name}`);
    return [name, { ...inner, ...noteOf(place, name) }];
  });
  const required = fields.filter(([, field]) => isRequired(field, way)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    // Unknown fields of a body are dropped; a reply has none, and a filter with one is rejected.
    ...((way === 'answered' || place.endsWith('.filter')) && { additionalProperties: false }),
  };
}

/** A text whose default is empty is required (`typed` in contract/rules.ts). */
export function isRequired({ type, spec }: Schema, way: Way): boolean {
  if (!spec.optional) return true;
  // yup returns an object for a missing one, unless its default is undefined.
  return way === 'sent' ? spec.default === '' : type === 'object' && !('default' in spec);
}

function leafSchemaOf(schema: Schema, way: Way): JsonSchema {
  const { oneOf, tests, type } = schema.describe() as {
    oneOf: unknown[];
    tests: Told[];
    type: string;
  };
  if (tests.some(({ name }) => name === 'size')) {
    return { type: 'string', contentMediaType: 'application/octet-stream' };
  }
  const standard = schema.spec.default;
  const asked = way === 'sent' && standard === '' && type === 'string';
  return {
    ...(type !== 'mixed' && { type }),
    ...(oneOf.length > 0 && { enum: [...oneOf] }),
    ...(asked && { minLength: 1 }),
    ...(standard !== undefined && standard !== '' && { default: standard }),
    ...Object.assign({}, ...tests.map((told) => limitOf(told, type))),
  };
}

// yup's description of a rule as JSON Schema; a custom test has none.
function limitOf({ name, params = {} }: Told, type: string): JsonSchema {
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

function orNull(found: JsonSchema, { spec }: Schema): JsonSchema {
  if (!spec.nullable || found.type === undefined) return found;
  return {
    ...found,
    type: [...[found.type].flat(), 'null'],
    ...(found.enum && { enum: [...found.enum, null] }),
  };
}
