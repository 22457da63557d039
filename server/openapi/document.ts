import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { backendPath } from '#contract/host.ts';
import { shares } from '#contract/rateLimits.ts';
import { jsonBytesMax } from '#contract/sizes.ts';
import { type AboutNoun, about } from './about.ts';
import { errorSchema } from './errorBody.ts';
import { recordSchemas } from './jsonSchema.ts';
import type { OpenApi, Operation } from './openApi.ts';
import { type NamedCall, operationOf } from './operation.ts';
import { errorResponses } from './responses.ts';

const introduction = [
  'Every call of the platform, as its own pages make them.',
  'Signing in answers a token; send it as `Authorization: Bearer <token>`.',
  `Bodies are JSON of at most ${jsonBytesMax / 1024} kB, or multipart where a file goes along.`,
  `A user has at most ${shares.user.atOnce} calls at once and ${shares.user.perSecond} in a second, staff more.`,
  'Moments are ISO 8601 in UTC; amounts in dollars.',
  'Every answer carries X-Request-Id; every error has one sentence that is fit to show.',
].join(' ');

export const namedCalls: readonly NamedCall[] = Object.entries(calls).flatMap(([noun, rows]) => {
  const { title, calls: texts } = about[noun as keyof typeof about] as AboutNoun;
  return Object.entries(rows as Record<string, Call>).map(([verb, call]) => {
    const text = texts[verb];
    if (!text) throw new Error(`${noun}.${verb} has no text.`);
    return { noun, verb, tag: title, call, about: text };
  });
});

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
      schemas: { Problem: errorSchema, ...recordSchemas() },
      responses: errorResponses,
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
