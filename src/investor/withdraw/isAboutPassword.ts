import { ApiError } from '#src/shared/api/apiError.ts';

/**
 * Whether the dialog answers an error itself: the password is missing or wrong. A second factor has
 * another dialog.
 */
export const isAboutPassword = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  ((error.code === 'reauthenticate' && !error.methods?.length) ||
    'password' in (error.fields ?? {}));
