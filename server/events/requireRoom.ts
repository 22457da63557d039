import { streamsPerUser } from '#contract/rateLimits.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Reader } from './reader.ts';

const retryAfterS = 30;

interface Room {
  readers: ReadonlySet<Reader>;
  isClosed: boolean;
}

/** Errors: 429 where a user has too many streams already, 503 once they are closed. */
export function requireRoom(
  { config }: Pick<Ports, 'config'>,
  { readers, isClosed }: Room,
  { user: { userId } }: Reader,
): void {
  if (isClosed) throw new ApiError('unavailable', platformMessages.unavailable, { retryAfterS });
  const open = [...readers].filter(({ user }) => user.userId === userId).length;
  if (open < streamsPerUser * config.rateLimitFactor) return;
  throw new ApiError('too-many-requests', platformMessages.tooManyStreams, { retryAfterS });
}
