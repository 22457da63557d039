import type { Schema } from 'yup';
import type { Call } from '#contract/call.ts';
import { duties, suffices } from '#contract/duties.ts';
import { type RateLimitName, rateLimits } from '#contract/rateLimits.ts';
import type { AboutCall } from './about.ts';
import { jsonSchemaOf } from './jsonSchema.ts';
import type { Operation } from './openApi.ts';
import { parametersOf } from './parameters.ts';
import { responsesOf } from './responses.ts';

export interface NamedCall {
  noun: string;
  verb: string;
  tag: string;
  call: Call;
  about: AboutCall;
}

export function operationOf({ noun, verb, tag, call, about }: NamedCall): Operation {
  const owner = `${noun}.${verb}`;
  const { body, encoding } = call;
  return {
    operationId: `${noun}${verb[0]?.toUpperCase()}${verb.slice(1)}`,
    tags: [tag],
    summary: about.summary,
    description: conditionsOf(call).join(' '),
    security: call.access === 'anyone' ? [] : [{ token: [] }],
    parameters: parametersOf(call, owner),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [encoding === 'multipart' ? 'multipart/form-data' : 'application/json']: {
            schema: jsonSchemaOf(body as Schema, 'request', owner),
          },
        },
      },
    }),
    responses: responsesOf(call, about, owner),
  };
}

function audienceOf({ access, duty = 'any' }: Call): string {
  if (access === 'anyone') return 'For anyone.';
  if (access === 'user') return 'For any signed-in user.';
  const needed = duties.filter((each) => duty !== 'any' && suffices([each], duty));
  return needed.length > 0 ? `For staff with the duty ${needed.join(' or ')}.` : 'For staff.';
}

const streamText =
  'Does not end: `still` comes every 20 seconds. With Last-Event-ID it goes on behind that event, or sends `reset` if that is too old.';

function conditionsOf(call: Call): string[] {
  const { demoOnly, rateLimits: names = [], money, reply, requiresPassword, signed } = call;
  return [
    audienceOf(call),
    ...(demoOnly ? ['Answers in demo mode only.'] : []),
    ...(requiresPassword
      ? [
          'Requires the password, or the second factor of the account, within the last ten minutes; signing in counts.',
        ]
      : []),
    ...(signed
      ? [
          'An account with a passkey signs it: first call /challenges, then send both headers. Decisions of deposits, withdrawals and balances only where the rule asks for two people.',
        ]
      : []),
    ...(money
      ? ['Moves money: send an Idempotency-Key, so that a repeat moves nothing twice.']
      : []),
    ...(reply === 'stream' ? [streamText] : []),
    ...names.map(rateLimitText),
  ];
}

function rateLimitText(name: RateLimitName): string {
  const { count, windowMs, per } = rateLimits[name];
  const minutes = windowMs / 60_000;
  const window = minutes === 60 ? 'an hour' : `${minutes} minutes`;
  return `At most ${count} in ${window} for each ${per === 'address' ? 'network address' : per}.`;
}
