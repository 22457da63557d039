import { html } from 'hono/html';
import type { JsonSchema } from '#server/openapi/openApi.ts';
import { type Markup, typeText } from './typeText.ts';

export interface Field {
  name: string;
  required: boolean;
  schema: JsonSchema;
}

export function fieldsOf({ properties = {}, required = [] }: JsonSchema, prefix = ''): Field[] {
  return Object.entries(properties).flatMap(([name, schema]): Field[] => {
    const field = { name: prefix + name, required: required.includes(name), schema };
    return [field, ...nestedFields(field)];
  });
}

export function nestedFields({ name, schema }: Field): Field[] {
  const each: JsonSchema = schema.items || {};
  if (each.properties) return fieldsOf(each, `${name}[].`);
  return fieldsOf(schema, `${name}.`);
}

export function fieldTable(caption: string, fields: readonly Field[]): Markup {
  if (fields.length === 0) return html``;
  return html`<table>
<caption>${caption}</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Form</th><th scope="col">Meaning</th></tr></thead>
<tbody>${fields.map(rowOf)}</tbody>
</table>
`;
}

const rowOf = ({ name, required, schema }: Field) => html`
<tr><th scope="row"><code>${name}</code>${required ? '' : html` <small>optional</small>`}</th>
<td>${typeText(schema)}</td><td>${schema.description ?? ''}</td></tr>`;
