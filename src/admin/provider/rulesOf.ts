import type { Schema } from 'yup';
import type { Call } from '#contract/call.ts';

/** The rules of what a call sends, for the form that fills it. Throws when it sends nothing. */
export function rulesOf<Rules extends Schema>(row: Call<string, Rules | undefined>): Rules {
  if (!row.body) throw new Error(`${row.path} has no body to check.`);
  return row.body as Rules;
}
