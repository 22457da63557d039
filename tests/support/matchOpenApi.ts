import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Call } from '#contract/call.ts';
import { backendPath } from '#contract/host.ts';
import { namedCalls, openApiDocument } from '#server/openapi/document.ts';
import { answerAt } from '#server/openapi/responses.ts';

const id = 'openapi.json';
const document = openApiDocument();
const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
ajv.addSchema(document, id);

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');
const compiled = new Map<string, ValidateFunction>();

/** The compiled schema at a path of the document. */
export function schemaAt(...path: readonly string[]): ValidateFunction {
  const pointer = path.map(escaped).join('/');
  const known = compiled.get(pointer) ?? ajv.getSchema(`${id}#/${pointer}`);
  if (!known) throw new Error(`The document has nothing at ${pointer}.`);
  compiled.set(pointer, known);
  return known;
}

/** An answer as it came over the wire, its body read. */
export interface WireAnswer {
  status: number;
  headers: Headers;
  content: unknown;
}

/** Checks an answer against the document. Errors: a status, header or body that it does not describe. */
export function matchOpenApi(call: Call<string>, answer: WireAnswer): void {
  const { status, headers } = answer;
  const method = call.method.toLowerCase();
  const mismatch = (reason: string) =>
    new Error(`${call.method} ${call.path} answered ${status}: ${reason}`);
  const response = document.paths[call.path]?.[method]?.responses[status];
  if (!response) throw mismatch('an undocumented status');
  const described = answerAt(document, response);
  for (const [name, { required }] of Object.entries(described.headers)) {
    if (required && !headers.has(name)) throw mismatch(`without ${name}`);
  }
  const type = (headers.get('Content-Type') ?? '').split(';')[0] ?? '';
  if (!(type in described.content)) throw mismatch(`content of the kind "${type}"`);
  if (type !== 'application/json') return;
  const path =
    '$ref' in response
      ? response.$ref.split('/').slice(1)
      : ['paths', call.path, method, 'responses', String(status)];
  const validate = schemaAt(...path, 'content', type, 'schema');
  if (!validate(answer.content)) throw mismatch(describeErrors(validate.errors));
}

const patterns = namedCalls.map(({ call }) => ({
  call,
  pattern: new RegExp(
    `^${backendPath}${call.path.replace(/\{\w+\}/g, '[^/]+').replace('.', '\\.')}$`,
  ),
}));

/** Adds a note if the answer to a request does not match the document. */
export async function noteMismatch(
  request: Request,
  answer: Response,
  notes: string[],
): Promise<void> {
  const { pathname } = new URL(request.url);
  const found = patterns.find(
    ({ call, pattern }) => call.method === request.method && pattern.test(pathname),
  );
  if (!found) return;
  const { headers, status } = answer;
  const isJson = headers.get('Content-Type')?.startsWith('application/json');
  try {
    const content: unknown = isJson ? await answer.json() : undefined;
    matchOpenApi(found.call, { status, headers, content });
  } catch (error) {
    notes.push(String(error));
  }
}

const describeErrors = (errors: ErrorObject[] | null | undefined): string =>
  (errors ?? [])
    .map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    )
    .join('; ');
