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

/** What the document says a value at this place of it must be, compiled once. */
export function schemaAt(...place: readonly string[]): ValidateFunction {
  const pointer = place.map(escaped).join('/');
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

/** Holds an answer against the document. Errors: an answer that the document does not tell of. */
export function expectDocumented(call: Call<string>, answer: WireAnswer): void {
  const { status, headers } = answer;
  const method = call.method.toLowerCase();
  const fault = (what: string) =>
    new Error(`${call.method} ${call.path} answered ${status}: ${what}`);
  const given = document.paths[call.path]?.[method]?.responses[status];
  if (!given) throw fault('a status that the document does not tell of');
  const told = answerAt(document, given);
  for (const [name, { required }] of Object.entries(told.headers)) {
    if (required && !headers.has(name)) throw fault(`without ${name}`);
  }
  const type = (headers.get('Content-Type') ?? '').split(';')[0] ?? '';
  if (!(type in told.content)) throw fault(`content of the kind "${type}"`);
  if (type !== 'application/json') return;
  const place =
    '$ref' in given
      ? given.$ref.split('/').slice(1)
      : ['paths', call.path, method, 'responses', String(status)];
  const holds = schemaAt(...place, 'content', type, 'schema');
  if (!holds(answer.content)) throw fault(faultsOf(holds.errors));
}

const patterns = namedCalls.map(({ call }) => ({
  call,
  pattern: new RegExp(
    `^${backendPath}${call.path.replace(/\{\w+\}/g, '[^/]+').replace('.', '\\.')}$`,
  ),
}));

/** Reads an answer to whatever was asked of {host}, and notes it where it is not documented. */
export async function noteUndocumented(
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
    expectDocumented(found.call, { status, headers, content });
  } catch (error) {
    notes.push(String(error));
  }
}

const faultsOf = (errors: ErrorObject[] | null | undefined): string =>
  (errors ?? [])
    .map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    )
    .join('; ');
