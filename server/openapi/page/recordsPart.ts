import { html } from 'hono/html';
import type { OpenApi } from '#server/openapi/openApi.ts';
import { fieldsOf, fieldTable } from './fieldTable.ts';
import type { Markup } from './typeText.ts';

/** Draws the fields of each record. */
export const recordsPart = ({ components }: OpenApi): Markup => html`<section id="records">
<h2>Records</h2>
${Object.entries(components.schemas).map(
  ([name, schema]) => html`<article id="${name}">
<h3><a href="#${name}">${name}</a></h3>
<p>${schema.description ?? ''}</p>
${fieldTable(`Fields of ${name}`, fieldsOf(schema))}</article>
`,
)}</section>
`;
