import { messages } from '#contract/messages.ts';
import { ApiError } from './apiError.ts';

const retryAfterS = 60;

/** 503 for a change that the disk has no room for, or will soon have none (issue 6). */
export const noSpace = (): ApiError =>
  new ApiError('unavailable', messages.diskShort, { retryAfterS });
