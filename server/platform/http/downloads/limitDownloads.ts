import { responseStallMs } from '#contract/lifetimes.ts';
import { downloadsAtOnce, downloadsInAll } from '#contract/rateLimits.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { SignedIn } from '#server/platform/http/session.ts';

const countByUser = new Map<string, number>();
// Staff have their own slots, so that investors cannot take all of them.
const countByRole = { user: 0, admin: 0 };

/** Each download takes memory until it is read. Errors: 429 or 503 with Retry-After. */
export async function limitDownloads(
  user: Pick<SignedIn, 'userId' | 'role'>,
  factor: number,
  work: () => Promise<Response>,
): Promise<Response> {
  const release = acquireSlot(user, factor);
  try {
    return releaseAtEnd(await work(), release);
  } catch (error) {
    release();
    throw error;
  }
}

function acquireSlot({ userId, role }: Pick<SignedIn, 'userId' | 'role'>, factor: number) {
  const count = countByUser.get(userId) ?? 0;
  if (count >= downloadsAtOnce * factor) {
    throw new ApiError('too-many-requests', platformMessages.tooManyDownloads, { retryAfterS: 5 });
  }
  if (countByRole[role] >= downloadsInAll * factor) {
    throw new ApiError('unavailable', platformMessages.unavailable, { retryAfterS: 5 });
  }
  countByUser.set(userId, count + 1);
  countByRole[role] += 1;
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    countByRole[role] -= 1;
    const rest = (countByUser.get(userId) ?? 1) - 1;
    if (rest > 0) countByUser.set(userId, rest);
    else countByUser.delete(userId);
  };
}

function releaseAtEnd(response: Response, release: () => void): Response {
  const { body, headers, status } = response;
  if (!body) {
    release();
    return response;
  }
  const reader = body.getReader();
  let stallTimer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(stallTimer);
    release();
  };
  const watch = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    clearTimeout(stallTimer);
    // A response that never started has no socket whose close would cancel it.
    stallTimer = setTimeout(() => {
      end();
      controller.error(Object.assign(new Error('stalled'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }));
      void reader.cancel().catch(() => {});
    }, 2 * responseStallMs);
  };
  const limited = new ReadableStream<Uint8Array>(
    {
      start: watch,
      async pull(controller) {
        watch(controller);
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          end();
          controller.close();
        } catch (error) {
          end();
          controller.error(error);
        }
      },
      async cancel(reason) {
        end();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(limited, { status, headers });
}
