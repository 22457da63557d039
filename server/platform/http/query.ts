import type { AnyObjectSchema } from 'yup';
import type { Call } from '#contract/call.ts';
import { applyRules } from './rules.ts';

type Query = Readonly<Record<string, unknown>>;

/** How many queries of one call are remembered; screens ask few, again and again. */
const rememberedMax = 200;
/** A longer one is hardly a screen's, and whoever sends it again and again must not fill the memory. */
const rememberedLength = 500;

const remembered = new WeakMap<Call, Map<string, Query>>();
const none: Query = Object.freeze({});

/** Whether a person fills in the query, as for a quote; that of a list is a program's. */
export const isTyped = ({ rateLimits: limits, query }: Call): boolean =>
  limits !== undefined && query !== undefined && !('sort' in (query as AnyObjectSchema).fields);

// A wrong query of a program is malformed; a person's has sentences.
const faultOf = (call: Call) => (isTyped(call) ? 'rule' : 'malformed');

/**
 * The query of a request by the rules of its row. What passed them once passes again: a list that is
 * polled or paged need not be checked each time. Errors: 400 or 422 as its call says.
 */
export async function readQuery(call: Call, sent: Record<string, string>): Promise<Query> {
  if (!call.query) return none;
  const known = remembered.get(call) ?? new Map<string, Query>();
  const key = JSON.stringify(sent);
  const before = known.get(key);
  if (before) return before;
  const query: Query = Object.freeze(await applyRules(call.query, sent, faultOf(call)));
  if (key.length > rememberedLength) return query;
  if (known.size >= rememberedMax) known.clear();
  remembered.set(call, known.set(key, query));
  return query;
}
