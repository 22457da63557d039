import type { Schema } from 'yup';
import type { Call } from '#contract/call.ts';

/** The rules of a call's body, for its form. Throws if the call has no body. */
export function rulesOf<Rules extends Schema>(call: Call<string, Rules | undefined>): Rules {
  if (!call.body) throw new Error(`${call.path} has no body to check.`);
  return call.body as Rules;
}
