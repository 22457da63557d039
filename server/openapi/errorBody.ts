import type { Call } from '#contract/call.ts';
import { type ErrorBody, type ErrorCode, statusOf } from '#contract/error.ts';
import { isTyped } from '#server/platform/http/query.ts';
import { fieldRules } from './components.ts';
import type { JsonSchema } from './shape.ts';

const text: JsonSchema = { type: 'string' };
const textOrNull: JsonSchema = { type: ['string', 'null'] };

const properties: { [Field in keyof Required<ErrorBody>]: JsonSchema } = {
  message: { ...text, description: 'What is wrong, fit to show.' },
  error: { ...text, description: 'The same sentence.' },
  code: { ...text, enum: Object.keys(statusOf), description: 'What a program may branch on.' },
  requestId: { ...text, format: 'uuid', description: 'Names this request to support.' },
  fields: {
    type: 'object',
    additionalProperties: text,
    description: 'A sentence for each field that is at fault.',
  },
  state: {
    type: 'object',
    description: 'What the thing is now, when it was decided before.',
    properties: {
      status: text,
      decidedBy: textOrNull,
      decidedAt: { ...textOrNull, format: 'date-time' },
    },
    required: ['status', 'decidedBy', 'decidedAt'],
    additionalProperties: false,
  },
};

export const problemSchema: JsonSchema = {
  description: 'Why a call was refused.',
  type: 'object',
  properties,
  required: ['message', 'error', 'code', 'requestId'],
  additionalProperties: false,
};

/** Meaning of each code, for any call. */
export const meanings: Record<ErrorCode, string> = {
  malformed: 'The request cannot be read.',
  unauthenticated: 'No token, or one that is not good any more.',
  forbidden: 'Not for whoever asks.',
  reauthenticate: 'The password must be proven again first.',
  'not-found': 'Absent, or somebody else’s.',
  conflict: 'The thing is not in a state that allows this.',
  'too-large': 'Too large.',
  'unsupported-type': 'Content of a kind that is not taken here.',
  rule: 'A rule is broken; the sentence says which.',
  'too-many-requests': 'Too many requests; Retry-After says how many seconds to wait.',
  internal: 'A fault of the server; nothing was changed.',
  unavailable: 'Not possible just now.',
};

/** The errors that follow from the call itself, by status. */
export function refusalsOf(call: Call): ErrorCode[] {
  const {
    access,
    body,
    demoOnly,
    rateLimits: limits,
    money,
    path,
    requiresPassword: proof,
    query,
  } = call;
  const told: [ErrorCode, unknown][] = [
    ['malformed', query || body || money],
    ['unauthenticated', access !== 'anyone'],
    ['forbidden', access === 'admin'],
    ['reauthenticate', proof],
    ['not-found', demoOnly || path.includes('{')],
    // A list without a range may be too long to answer.
    ['too-large', body || isList(call)],
    ['unsupported-type', body],
    ['rule', body || money || isTyped(call)],
    ['too-many-requests', limits || access !== 'anyone'],
    ['internal', true],
    ['unavailable', true],
  ];
  return told.filter(([, applies]) => applies).map(([code]) => code);
}

/** Whether a call answers rows page by page. */
export const isList = ({ query, reply }: Call): boolean =>
  reply !== 'file' && query !== undefined && 'range' in fieldRules(query);
