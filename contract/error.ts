/** Codes of errors, on which a client may branch. */
export type ErrorCode =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'reauthenticate'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported-type'
  | 'rule'
  | 'too-many-requests'
  | 'internal'
  | 'unavailable';

/** The body of every error; `message` and `error` are the same text, fit to show (S-361). */
export interface ErrorBody {
  message: string;
  error: string;
  code: ErrorCode;
  requestId: string;
  /** Message per invalid field. */
  fields?: Record<string, string>;
  /** The current state of an item that was already decided (S-293). */
  state?: { status: string; decidedBy: string | null; decidedAt: string | null };
}

export const statusOf: Record<ErrorCode, number> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  reauthenticate: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  rule: 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
};
