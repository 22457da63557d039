import { ApiError } from './apiError.ts';

export const fieldError = (field: string, message: string): ApiError =>
  new ApiError('rule', message, { fields: { [field]: message } });
