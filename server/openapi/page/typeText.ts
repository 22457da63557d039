import { html } from 'hono/html';
import type { JsonSchema } from '#server/openapi/openApi.ts';

export type Markup = ReturnType<typeof html>;

const typeNames: Record<string, string> = {
  array: 'list',
  boolean: 'true or false',
  integer: 'whole number',
  null: 'null',
  number: 'number',
  object: 'object',
  string: 'text',
};

export function typeText(schema: JsonSchema): Markup {
  const { $ref, anyOf, items, prefixItems, type } = schema;
  if ($ref) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    return html`<a href="#${name}">${name}</a>`;
  }
  if (anyOf) return html`${anyOf.map((one, at) => html`${at > 0 ? ' or ' : ''}${typeText(one)}`)}`;
  if (prefixItems) return html`[${prefixItems.map(partOf)}]`;
  if (type === 'array' && items) return html`list of ${typeText(items)}`;
  return html`${plainForm(schema)}`;
}

const partOf = (part: JsonSchema, at: number) => html`${at > 0 ? '; ' : ''}${typeText(part)}`;

function plainForm(schema: JsonSchema): string {
  const { contentMediaType, enum: choices, format, pattern, type = [] } = schema;
  if (contentMediaType) return 'file';
  const kinds = [type].flat().map((kind) => typeNames[kind] ?? kind);
  if (choices) return (choices.length > 1 ? 'one of ' : '') + choices.map(String).join(', ');
  const parts = [kinds.join(' or ') || 'anything', format, pattern && `matching ${pattern}`];
  return [...parts, ...boundsOf(schema)].filter((part) => part).join(', ');
}

function boundsOf(schema: JsonSchema): string[] {
  const { default: defaultValue, maximum, maxLength, minimum, minLength } = schema;
  return [
    minimum !== undefined && `from ${minimum}`,
    maximum !== undefined && `up to ${maximum}`,
    (minLength ?? 1) > 1 && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    defaultValue !== undefined && `${defaultValue} by default`,
  ].filter((part) => part !== false);
}
