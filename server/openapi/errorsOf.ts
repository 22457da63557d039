import type { Call } from '#contract/call.ts';
import type { ErrorCode } from '#contract/error.ts';
import { isTyped } from '#server/platform/http/query.ts';
import { fieldRules } from './components.ts';

/** Errors that a call answers by its rules in the contract. */
export function errorsOf(call: Call): ErrorCode[] {
  const {
    access,
    beforeSecondFactor,
    body,
    demoOnly,
    rateLimits,
    money,
    path,
    requiresPassword,
    signed,
    query,
  } = call;
  const errors: [ErrorCode, unknown][] = [
    ['malformed', query || body || money],
    ['unauthenticated', access !== 'anyone'],
    ['forbidden', access === 'admin'],
    ['reauthenticate', requiresPassword],
    ['signature', signed],
    ['second-factor-setup', access !== 'anyone' && !beforeSecondFactor],
    ['not-found', demoOnly || path.includes('{')],
    // For a day after the passkey that signs was removed.
    ['conflict', signed],
    ['too-large', body || isList(call)],
    ['unsupported-type', body],
    ['rule', body || money || isTyped(call)],
    ['too-many-requests', rateLimits || access !== 'anyone'],
    ['internal', true],
    ['unavailable', true],
  ];
  return errors.filter(([, applies]) => applies).map(([code]) => code);
}

/** Whether a call answers a page of a list. */
export const isList = ({ query, reply }: Call): boolean =>
  typeof reply !== 'string' && query !== undefined && 'range' in fieldRules(query);
