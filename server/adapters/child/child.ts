import { type ChildProcess, fork } from 'node:child_process';
import { messages } from '#contract/messages.ts';
import { createLimiter } from '#server/adapters/limiter.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { ChildMessage, Job } from './job.ts';

const startMs = 20_000;
const idleMs = 60_000;

/** A job that used up its time or memory, or broke its process; the next job gets a new one. */
export class JobEnded extends Error {}

/** How one child process is run. */
export interface ChildOptions {
  /** The built entry of the child. */
  script: string;
  /** Time of one job; the process is killed after it. */
  limitMs: number;
  /** Jobs that may wait for the one in progress. */
  waitingMost: number;
}

/**
 * Runs jobs in a child process, one at a time; it starts with the first job and ends when idle.
 * Errors: `JobEnded`; 503 when too many jobs wait or the process does not start.
 */
export function runInChild({ script, limitMs, waitingMost }: ChildOptions) {
  const inTurn = createLimiter(1, waitingMost);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const stop = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  return (job: Job): Promise<unknown> =>
    inTurn(async () => {
      clearTimeout(idle);
      try {
        if (!child?.connected) child = await start(script);
        const message = await nextMessage(child, limitMs, () => child?.send(job));
        if (message !== 'ready' && 'result' in message) return message.result;
        throw new Error(message === 'ready' ? 'The child process started twice.' : message.failed);
      } catch (error) {
        stop();
        throw error;
      } finally {
        idle = setTimeout(stop, idleMs).unref();
      }
    });
}

async function start(script: string): Promise<ChildProcess> {
  const child = fork(script, [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--max-old-space-size=128'],
    // Nothing secret reaches it; few arenas and threads keep its memory small.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
  });
  // A process that cannot be started, or a message that it can no longer take: its exit is seen.
  child.on('error', () => {});
  try {
    await nextMessage(child, startMs, () => {});
  } catch {
    child.kill('SIGKILL');
    throw new ApiError('unavailable', messages.unavailable, { retryAfterS: 5 });
  }
  child.unref();
  child.channel?.unref();
  return child;
}

/** The child's next message after `begin`. Errors: `JobEnded` when it is late or the child ends. */
function nextMessage(
  child: ChildProcess,
  limitMs: number,
  begin: () => void,
): Promise<ChildMessage> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      child.off('message', received);
      child.off('exit', failed);
      child.off('error', failed);
    };
    const received = (message: unknown) => {
      settle();
      resolve(message as ChildMessage);
    };
    const failed = () => {
      settle();
      reject(new JobEnded());
    };
    const timer = setTimeout(failed, limitMs);
    child.on('message', received);
    child.on('exit', failed);
    child.on('error', failed);
    begin();
  });
}
