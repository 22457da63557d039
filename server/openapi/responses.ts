import type { Schema } from 'yup';
import type { Call } from '#contract/call.ts';
import { type ErrorCode, statusOf } from '#contract/error.ts';
import { listHeaders } from '#contract/list.ts';
import type { AboutCall } from './about.ts';
import { everyAnswer, fileAnswer, listAnswer, text } from './answers.ts';
import { meanings } from './errorBody.ts';
import { errorsOf, isList } from './errorsOf.ts';
import { jsonSchemaOf } from './jsonSchema.ts';
import type { Answer, Content, OpenApi, Operation } from './openApi.ts';

export function responsesOf(call: Call, about: AboutCall, owner: string): Operation['responses'] {
  const possible = new Set([...errorsOf(call), ...(about.errors ?? [])]);
  const codes = (Object.keys(statusOf) as ErrorCode[]).filter((code) => possible.has(code));
  const statuses = [...new Set(codes.map((code) => statusOf[code]))].sort((a, b) => a - b);
  const errors = statuses.map((status) => {
    const names = codes.filter((code) => statusOf[code] === status);
    return [status, { $ref: `${prefix}${names.join('-or-')}` }];
  });
  return { 200: success(call, about, owner), ...Object.fromEntries(errors) };
}

function success(call: Call, { files = [] }: AboutCall, owner: string): Answer {
  const { reply } = call;
  const content = contentOf(call, files, owner);
  const isExport = call.path.startsWith('/export/');
  const headers = {
    ...everyAnswer,
    ...(isList(call) && listAnswer),
    ...(reply === 'file' && fileAnswer),
    ...(isExport && { [listHeaders.rowCount]: text('About how many rows will come.', true) }),
  };
  return { description: 'Done.', headers, content };
}

function contentOf({ reply }: Call, files: readonly string[], owner: string): Content {
  if (reply === 'stream') return { 'text/event-stream': { schema: { type: 'string' } } };
  if (reply === 'file') return Object.fromEntries(files.map((type) => [type, { schema: {} }]));
  return { 'application/json': { schema: jsonSchemaOf(reply as Schema, 'reply', owner) } };
}

const prefix = '#/components/responses/';

export const errorResponses: Record<string, Answer> = Object.fromEntries(
  [
    ...Object.keys(statusOf).map((code) => [code as ErrorCode]),
    ['unauthenticated', 'second-factor'] as const,
    ['forbidden', 'reauthenticate'] as const,
    ['forbidden', 'second-factor-setup'] as const,
    ['reauthenticate', 'second-factor-setup'] as const,
    ['forbidden', 'reauthenticate', 'second-factor-setup'] as const,
    ['reauthenticate', 'signature', 'second-factor-setup'] as const,
    ['forbidden', 'reauthenticate', 'signature', 'second-factor-setup'] as const,
  ].map((codes) => [codes.join('-or-'), errorResponse(codes)]),
);

export function answerAt(document: OpenApi, answer: Answer | { $ref: string }): Answer {
  if (!('$ref' in answer)) return answer;
  const response = document.components.responses[answer.$ref.slice(prefix.length)];
  if (!response) throw new Error(`${answer.$ref} leads nowhere.`);
  return response;
}

function errorResponse(codes: readonly ErrorCode[]): Answer {
  const waits = codes.includes('too-many-requests') || codes.includes('unavailable');
  const schema = {
    $ref: '#/components/schemas/Problem',
    type: 'object',
    properties: { code: { type: 'string', enum: [...codes] } },
  };
  return {
    description: codes.map((code) => meanings[code]).join(' '),
    headers: {
      ...everyAnswer,
      ...(waits && { 'Retry-After': text('Seconds to wait, where they are known.', false) }),
    },
    content: { 'application/json': { schema } },
  };
}
