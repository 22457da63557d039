import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { backendPath } from '#contract/host.ts';
import { shares } from '#contract/rateLimits.ts';
import { jsonBytesMax } from '#contract/sizes.ts';
import { type AboutNoun, about } from './about.ts';
import { problemSchema } from './errorBody.ts';
import { recordSchemas } from './jsonSchema.ts';
import { type NamedCall, operationOf } from './operation.ts';
import { refusals } from './responses.ts';
import type { OpenApi, Operation } from './shape.ts';

const introduction = [
  'Every call of the platform, as its own pages make them.',
  'Signing in answers a token; send it as `Authorization: Bearer <token>`.',
  `Bodies are JSON of at most ${jsonBytesMax / 1024} kB, or multipart where a file goes along.`,
  `A user has at most ${shares.user.atOnce} calls at once and ${shares.user.perSecond} in a second, staff more.`,
  'Moments are ISO 8601 in UTC; amounts in dollars.',
  'Every answer carries X-Request-Id; whatever is refused says why in one sentence that is fit to show.',
].join(' ');

/** Every row of the contract with what is said about it, in the order of the contract. */
export const namedCalls: readonly NamedCall[] = Object.entries(calls).flatMap(([noun, rows]) => {
  const { title, calls: said } = about[noun as keyof typeof about] as AboutNoun;
  return Object.entries(rows as Record<string, Call>).map(([verb, call]) => {
    const word = said[verb];
    if (!word) throw new Error(`Nothing is said about ${noun}.${verb}.`);
    return { noun, verb, tag: title, call, about: word };
  });
});

/** The whole interface as OpenAPI 3.1, made from the contract and nothing else. */
export function openApiDocument(): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const named of namedCalls) {
    const { method, path } = named.call;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(named) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Plainvest', version: '1', description: introduction },
    servers: [{ url: backendPath, description: 'This server.' }],
    tags: Object.values(about).map(({ title }) => ({ name: title, description: title })),
    paths,
    components: {
      schemas: { Problem: problemSchema, ...recordSchemas() },
      responses: refusals,
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that signing in answers.',
        },
      },
    },
  };
}
