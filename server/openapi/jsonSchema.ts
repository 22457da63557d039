import type { ArraySchema, Schema } from 'yup';
import { fieldRules, recordNameOf, records } from './components.ts';
import { type Direction, leafSchemaOf } from './leafSchemaOf.ts';
import { noteOf } from './notes.ts';
import type { JsonSchema } from './openApi.ts';

/** `owner` is the record or call whose notes apply. Errors: a type of rule not seen before. */
export function jsonSchemaOf(schema: Schema, direction: Direction, owner: string): JsonSchema {
  const name = recordNameOf(schema);
  if (name === undefined) return orNull(plainSchemaOf(schema, direction, owner), schema);
  const $ref = `#/components/schemas/${name}`;
  return schema.spec.nullable ? { anyOf: [{ $ref }, { type: 'null' }] } : { $ref };
}

export const recordSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(records).map(([name, { schema, description }]) => [
      name,
      { description, ...objectSchemaOf(schema, 'reply', name) },
    ]),
  );

function plainSchemaOf(schema: Schema, direction: Direction, owner: string): JsonSchema {
  switch (schema.type) {
    case 'object':
      return objectSchemaOf(schema, direction, owner);
    case 'array': {
      const { innerType } = schema as ArraySchema<unknown[], unknown>;
      return {
        type: 'array',
        items: innerType ? jsonSchemaOf(innerType as Schema, direction, owner) : {},
      };
    }
    case 'tuple': {
      const parts = (schema.spec as unknown as { types: Schema[] }).types;
      const prefixItems = parts.map((part) => jsonSchemaOf(part, direction, owner));
      return { type: 'array', prefixItems, items: false, minItems: parts.length };
    }
    case 'string':
    case 'number':
    case 'boolean':
    case 'mixed':
      return leafSchemaOf(schema, direction);
    default:
      throw new Error(`${owner} has a rule of the kind "${schema.type}", which has no schema yet.`);
  }
}

function objectSchemaOf(schema: Schema, direction: Direction, owner: string): JsonSchema {
  const fields = Object.entries(fieldRules(schema));
  const properties = fields.map(([name, field]): [string, JsonSchema] => {
    const inner = jsonSchemaOf(field, direction, `${owner}.${name}`);
    return [name, { ...inner, ...noteOf(owner, name) }];
  });
  const required = fields.filter(([, field]) => isRequired(field, direction)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    // Unknown fields of a body are dropped; a reply has none, and a filter with one is rejected.
    ...((direction === 'reply' || owner.endsWith('.filter')) && { additionalProperties: false }),
  };
}

/** A text whose default is empty is required (`typed` in contract/rules.ts). */
export function isRequired({ type, spec }: Schema, direction: Direction): boolean {
  if (!spec.optional) return true;
  // yup returns an object for a missing one, unless its default is undefined.
  return direction === 'request' ? spec.default === '' : type === 'object' && !('default' in spec);
}

function orNull(json: JsonSchema, { spec }: Schema): JsonSchema {
  if (!spec.nullable || json.type === undefined) return json;
  return {
    ...json,
    type: [...[json.type].flat(), 'null'],
    ...(json.enum && { enum: [...json.enum, null] }),
  };
}
