import type { AnyObjectSchema } from 'yup';
import type { Call } from '#contract/call.ts';
import { applyRules } from './rules.ts';

type Query = Readonly<Record<string, unknown>>;

const cachedMax = 200;
// Do not cache long queries: a client could fill the memory with them.
const cachedLengthMax = 500;

const cache = new WeakMap<Call, Map<string, Query>>();
const none: Query = Object.freeze({});

export const isTyped = ({ rateLimits: limits, query }: Call): boolean =>
  limits !== undefined && query !== undefined && !('sort' in (query as AnyObjectSchema).fields);

const errorCodeOf = (call: Call) => (isTyped(call) ? 'rule' : 'malformed');

/** Caches valid queries, as polls repeat them. Errors: 400, or 422 if a user fills in the query. */
export async function readQuery(call: Call, sent: Record<string, string>): Promise<Query> {
  if (!call.query) return none;
  const queries = cache.get(call) ?? new Map<string, Query>();
  const key = JSON.stringify(sent);
  const cached = queries.get(key);
  if (cached) return cached;
  const query: Query = Object.freeze(await applyRules(call.query, sent, errorCodeOf(call)));
  if (key.length > cachedLengthMax) return query;
  if (queries.size >= cachedMax) queries.clear();
  cache.set(call, queries.set(key, query));
  return query;
}
