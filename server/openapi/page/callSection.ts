import { html } from 'hono/html';
import type { ErrorCode } from '#contract/error.ts';
import type { Answer, Content, OpenApi, Operation, Parameter } from '#server/openapi/openApi.ts';
import { answerAt } from '#server/openapi/responses.ts';
import { type Field, fieldsOf, fieldTable, nestedFields } from './fieldTable.ts';
import { type Markup, typeText } from './typeText.ts';

export interface Request {
  method: string;
  address: string;
  operation: Operation;
}

export function callSection(document: OpenApi, { method, address, operation }: Request): Markup {
  const { description, operationId, parameters, requestBody, responses, summary } = operation;
  const { 200: done, ...others } = responses;
  const refused = Object.entries(others).map(
    ([status, answer]) => [status, answerAt(document, answer)] as const,
  );
  return html`<article id="${operationId}">
<h3><a href="#${operationId}"><span class="method">${method}</span> <code>${address}</code></a></h3>
<p>${summary}</p>
<p class="soft">${description}</p>
${parameterTable('In the path', parameters, 'path')}${parameterTable('In the query', parameters, 'query')}${parameterTable('In the headers', parameters, 'header')}${requestBody && bodyTable('Body', requestBody.content)}${done && answerPart(answerAt(document, done))}<p><strong>Refused</strong> with ${refused.map(refusalPart)}</p>
</article>
`;
}

function parameterTable(caption: string, all: readonly Parameter[], place: Parameter['in']) {
  const fields = all
    .filter((parameter) => parameter.in === place)
    .flatMap(({ name, required, description, schema, content }): Field[] => {
      const form = schema ?? content?.['application/json']?.schema ?? {};
      const field = { name, required, schema: { ...form, ...(description && { description }) } };
      return [field, ...nestedFields(field)];
    });
  return fieldTable(caption, fields);
}

const bodyTable = (caption: string, content: Content) =>
  Object.entries(content).map(([type, { schema }]) =>
    fieldTable(`${caption}, ${type}`, fieldsOf(schema)),
  );

function answerPart({ content, headers }: Answer): Markup {
  const own = Object.entries(headers)
    .filter(([name]) => name !== 'X-Request-Id')
    .map(([name, { description, required, schema }]) => ({
      name,
      required,
      schema: { ...schema, description },
    }));
  const table = fieldTable('Headers of the answer', own);
  const json = content['application/json'];
  if (!json) {
    return html`<p><strong>Answers</strong> a file: ${Object.keys(content).join(', ')}</p>
${table}`;
  }
  const fields = fieldsOf(json.schema);
  if (fields.length === 0) {
    return html`<p><strong>Answers</strong> ${typeText(json.schema)}</p>
${table}`;
  }
  return html`${bodyTable('Answer', content)}${table}`;
}

function refusalPart([status, { content }]: readonly [string, Answer], at: number): Markup {
  const codes = content['application/json']?.schema.properties?.code?.enum ?? [];
  const links = (codes as ErrorCode[]).map(
    (code, other) => html`${other > 0 ? ' or ' : ''}<a href="#refusal-${code}">${code}</a>`,
  );
  return html`${at > 0 ? ', ' : ''}${status} ${links}`;
}
