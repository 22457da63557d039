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

export interface ErrorBody {
  message: string;
  error: string;
  code: ErrorCode;
  requestId: string;
  fields?: Record<string, string>;
  /** Of an item that was already decided (S-293). */
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
