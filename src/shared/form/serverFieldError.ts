import { ApiError } from '#src/shared/api/apiError.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import type { FieldError } from './firstError.ts';

/** The message of a failed call, with the first field that the server names; '' for none. */
export function serverFieldError(error: unknown): FieldError {
  const [field = ''] = error instanceof ApiError ? Object.keys(error.fields ?? {}) : [];
  return { field, message: messageOf(error) };
}
