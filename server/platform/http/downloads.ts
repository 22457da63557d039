import { responseStallMs } from '#contract/lifetimes.ts';
import { messages } from '#contract/messages.ts';
import { downloadsAtOnce, downloadsInAll } from '#contract/rateLimits.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { SignedIn } from './session.ts';

const ofUser = new Map<string, number>();
// Staff have places of their own, so that investors cannot use up all of them.
const ofRole = { user: 0, admin: 0 };

/**
 * Serves a file while its user and their role have few downloads in progress: each holds memory
 * until the client has taken it. Errors: 429 or 503 with Retry-After.
 */
export async function amongFewDownloads(
  user: Pick<SignedIn, 'userId' | 'role'>,
  factor: number,
  work: () => Promise<Response>,
): Promise<Response> {
  const release = takePlace(user, factor);
  try {
    return released(await work(), release);
  } catch (error) {
    release();
    throw error;
  }
}

function takePlace({ userId, role }: Pick<SignedIn, 'userId' | 'role'>, factor: number) {
  const own = ofUser.get(userId) ?? 0;
  if (own >= downloadsAtOnce * factor) {
    throw new ApiError('too-many-requests', messages.tooManyDownloads, { retryAfterS: 5 });
  }
  if (ofRole[role] >= downloadsInAll * factor) {
    throw new ApiError('unavailable', messages.unavailable, { retryAfterS: 5 });
  }
  ofUser.set(userId, own + 1);
  ofRole[role] += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    ofRole[role] -= 1;
    const left = (ofUser.get(userId) ?? 1) - 1;
    if (left > 0) ofUser.set(userId, left);
    else ofUser.delete(userId);
  };
}

/** The same response; its place is released when its body ends, fails, is cancelled or stalls. */
function released(response: Response, release: () => void): Response {
  const { body, headers, status } = response;
  if (!body) {
    release();
    return response;
  }
  const reader = body.getReader();
  let stalled: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(stalled);
    release();
  };
  const watch = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    clearTimeout(stalled);
    // A response that was never begun has no socket whose close would cancel it.
    stalled = setTimeout(() => {
      end();
      controller.error(Object.assign(new Error('stalled'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }));
      void reader.cancel().catch(() => {});
    }, 2 * responseStallMs);
  };
  const counted = new ReadableStream<Uint8Array>(
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
  return new Response(counted, { status, headers });
}
