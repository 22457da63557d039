import { messages } from '#contract/messages.ts';
import { Refusal } from './apiError.ts';

const retryAfterS = 60;

/** 503 for a change that the disk has no room for, or will soon have none (issue 6). */
export const noSpace = (): Refusal =>
  new Refusal('unavailable', messages.diskShort, { retryAfterS });
