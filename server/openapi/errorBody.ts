import { type ErrorBody, type ErrorCode, statusOf } from '#contract/error.ts';
import { factorMethods } from '#contract/factorMethods.ts';
import type { JsonSchema } from './openApi.ts';

const text: JsonSchema = { type: 'string' };
const textOrNull: JsonSchema = { type: ['string', 'null'] };

const method: JsonSchema = { ...text, enum: [...factorMethods] };

const properties: { [Field in keyof Required<ErrorBody>]: JsonSchema } = {
  message: { ...text, description: 'The reason, fit to show.' },
  error: { ...text, description: 'The same sentence.' },
  code: { ...text, enum: Object.keys(statusOf), description: 'For programs to branch on.' },
  requestId: { ...text, format: 'uuid', description: 'Names this request to support.' },
  fields: {
    type: 'object',
    additionalProperties: text,
    description: 'A message for each invalid field.',
  },
  secondFactor: {
    type: 'object',
    description: 'Of `second-factor`: what to send to /login/second-factor next.',
    properties: {
      ticket: { ...text, description: 'Names this sign-in, for five minutes and five tries.' },
      methods: { type: 'array', items: method },
      challengeId: textOrNull,
      options: {
        type: ['object', 'null'],
        description: 'For the passkey dialog of the browser.',
      },
    },
    required: ['ticket', 'methods', 'challengeId', 'options'],
    additionalProperties: false,
  },
  methods: {
    type: 'array',
    items: method,
    description: 'Of `reauthenticate`: what the account confirms with, beside the password.',
  },
  state: {
    type: 'object',
    description: 'The current state of an item that was already decided.',
    properties: {
      status: text,
      decidedBy: textOrNull,
      decidedAt: { ...textOrNull, format: 'date-time' },
    },
    required: ['status', 'decidedBy', 'decidedAt'],
    additionalProperties: false,
  },
};

export const errorSchema: JsonSchema = {
  description: 'An error.',
  type: 'object',
  properties,
  required: ['message', 'error', 'code', 'requestId'],
  additionalProperties: false,
};

export const meanings: Record<ErrorCode, string> = {
  malformed: 'The request cannot be read.',
  unauthenticated: 'No token, or one that is no longer valid.',
  'second-factor': 'The password is right; the second factor is missing.',
  'second-factor-setup': 'Staff must set up a second factor first.',
  forbidden: 'Not allowed for the caller.',
  reauthenticate: 'The password must be entered again first.',
  signature: 'A passkey must sign this call first, or the signature is not for it.',
  'not-found': 'Absent, or of another user.',
  conflict: 'The item is not in a state that allows this.',
  'too-large': 'Too large.',
  'unsupported-type': 'Content of a type that is not accepted here.',
  rule: 'A rule is broken; the message names it.',
  'too-many-requests': 'Too many requests; Retry-After has the seconds to wait.',
  internal: 'An error of the server; nothing was changed.',
  unavailable: 'Not possible now.',
};
