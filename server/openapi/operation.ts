import type { Schema } from 'yup';
import type { Call } from '#contract/call.ts';
import { type RateLimitName, rateLimits } from '#contract/rateLimits.ts';
import type { AboutCall } from './about.ts';
import { jsonSchemaOf } from './jsonSchema.ts';
import { parametersOf } from './parameters.ts';
import { responsesOf } from './responses.ts';
import type { Operation } from './shape.ts';

/** A row of the contract with its names and what is said about it. */
export interface NamedCall {
  noun: string;
  verb: string;
  tag: string;
  call: Call;
  about: AboutCall;
}

/** A call as an operation of the document. */
export function operationOf({ noun, verb, tag, call, about }: NamedCall): Operation {
  const place = `${noun}.${verb}`;
  const { body, encoding: form } = call;
  return {
    operationId: `${noun}${verb[0]?.toUpperCase()}${verb.slice(1)}`,
    tags: [tag],
    summary: about.summary,
    description: conditionsOf(call).join(' '),
    security: call.access === 'anyone' ? [] : [{ token: [] }],
    parameters: parametersOf(call, place),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [form === 'multipart' ? 'multipart/form-data' : 'application/json']: {
            schema: jsonSchemaOf(body as Schema, 'sent', place),
          },
        },
      },
    }),
    responses: responsesOf(call, about, place),
  };
}

const who = {
  anyone: 'For anyone.',
  user: 'For whoever is signed in.',
  admin: 'For staff.',
} as const;

/** What a row says about when and how often it may be called, in sentences. */
function conditionsOf({
  access,
  demoOnly,
  rateLimits: names = [],
  money,
  requiresPassword: proof,
}: Call): string[] {
  return [
    who[access],
    ...(demoOnly ? ['Answers in demo mode only.'] : []),
    ...(proof ? ['Asks for a password proof of the last ten minutes; signing in is one.'] : []),
    ...(money
      ? ['Moves money: send an Idempotency-Key, so that a repeat moves nothing twice.']
      : []),
    ...names.map(allowance),
  ];
}

function allowance(name: RateLimitName): string {
  const { count, windowMs, per } = rateLimits[name];
  const minutes = windowMs / 60_000;
  const window = minutes === 60 ? 'an hour' : `${minutes} minutes`;
  return `At most ${count} in ${window} for each ${per === 'address' ? 'network address' : per}.`;
}
