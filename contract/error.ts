/** Every way a call can be refused, as the client may branch on it. */
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

/** The body of every refusal; `message` and `error` hold the same sentence, fit to show (S-361). */
export interface ErrorBody {
  message: string;
  error: string;
  code: ErrorCode;
  requestId: string;
  /** Sentence per field, when a field is at fault. */
  fields?: Record<string, string>;
  /** What the thing is now, when it was decided before (S-293). */
  state?: { status: string; decidedBy: string | null; decidedAt: string | null };
}

/** The HTTP status of each refusal (DESIGN section 2). */
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
