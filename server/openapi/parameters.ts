import type { Call } from '#contract/call.ts';
import { signatureHeaders } from '#contract/signatureHeaders.ts';
import { fieldRules } from './components.ts';
import { isRequired, jsonSchemaOf } from './jsonSchema.ts';
import { noteOf } from './notes.ts';
import type { Parameter } from './openApi.ts';

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeat with the same key and body gets the first reply and moves nothing.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
};

const background: Parameter = {
  name: 'X-Background',
  in: 'header',
  required: false,
  description: 'Marks an automatic poll, so that it does not keep the session open.',
  schema: { type: 'string' },
};

const signature: Parameter[] = [
  [signatureHeaders.challenge, 'The id of the challenge that was signed.'],
  [signatureHeaders.assertion, 'The reply of the passkey: its JSON as base64url.'],
].map(([name = '', description = '']) => ({
  ...{ name, in: 'header', required: false, description },
  schema: { type: 'string' },
}));

export const parametersOf = (call: Call, owner: string): Parameter[] => [
  ...pathParameters(call),
  ...queryParameters(call, owner),
  ...(call.money ? [idempotencyKey] : []),
  ...(call.signed ? signature : []),
  ...(call.access !== 'anyone' && call.method === 'GET' ? [background] : []),
];

function pathParameters({ path, params }: Call): Parameter[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.map((name) => {
    const rule = params && fieldRules(params)[name];
    const schema = rule ? jsonSchemaOf(rule, 'request', '') : { type: 'string', format: 'uuid' };
    return { name, in: 'path', required: true, schema };
  });
}

function queryParameters({ query }: Call, owner: string): Parameter[] {
  if (!query) return [];
  return Object.entries(fieldRules(query)).map(([name, field]) => {
    const schema = jsonSchemaOf(field, 'request', `${owner}.${name}`);
    const { description, ...form } = { ...schema, ...noteOf(owner, name) };
    // simple-rest writes these as JSON text (contract/list.ts).
    const isJson = field.type === 'tuple' || field.type === 'object';
    return {
      name,
      in: 'query',
      required: isRequired(field, 'request'),
      ...(description && { description }),
      ...(isJson ? { content: { 'application/json': { schema: form } } } : { schema: form }),
    };
  });
}
