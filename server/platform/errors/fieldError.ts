import { ApiError } from './apiError.ts';

/** 422 with a message for one field of the form. */
export const fieldError = (field: string, message: string): ApiError =>
  new ApiError('rule', message, { fields: { [field]: message } });
