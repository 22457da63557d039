import type { FactorMethod } from './factorMethods.ts';

export type ErrorCode =
  | 'malformed'
  | 'unauthenticated'
  | 'second-factor'
  | 'second-factor-setup'
  | 'forbidden'
  | 'reauthenticate'
  | 'signature'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported-type'
  | 'rule'
  | 'too-many-requests'
  | 'internal'
  | 'unavailable';

export interface ErrorBody {
  message: string;
  error: string;
  code: ErrorCode;
  requestId: string;
  fields?: Record<string, string>;
  /** Of a sign-in with the right password: what to send next. */
  secondFactor?: SecondFactorStep;
  /** Of `reauthenticate`: what the account confirms with, beside the password. */
  methods?: FactorMethod[];
  /** Of an item that was already decided (S-293). */
  state?: { status: string; decidedBy: string | null; decidedAt: string | null };
}

/** `challengeId` and `options` are for the browser's passkey dialog; null without a passkey. */
export interface SecondFactorStep {
  ticket: string;
  methods: FactorMethod[];
  challengeId: string | null;
  options: Record<string, unknown> | null;
}

export const statusOf: Record<ErrorCode, number> = {
  malformed: 400,
  unauthenticated: 401,
  'second-factor': 401,
  forbidden: 403,
  reauthenticate: 403,
  signature: 403,
  'second-factor-setup': 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  rule: 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
};
