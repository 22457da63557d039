import { type ChildProcess, fork } from 'node:child_process';
import { createLimiter } from '#server/adapters/limiter.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Sheet } from '#server/platform/sheet.ts';
import { nextMessage } from './nextMessage.ts';

export type Job =
  | { name: 'inspect' | 'pixels'; bytes: Uint8Array }
  | { name: 'pdf'; sheet: Sheet; at: Date };

const startMs = 20_000;
const idleMs = 60_000;

export interface ChildOptions {
  script: string;
  limitMs: number;
  queueMax: number;
}

/**
 * Runs one job at a time; the process starts with the first job and ends when idle. Errors:
 * `JobEnded`; 503 when too many jobs wait or the process does not start.
 */
export function runInChild({ script, limitMs, queueMax: waitingMost }: ChildOptions) {
  const limiter = createLimiter(1, waitingMost);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const stop = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  return (job: Job): Promise<unknown> =>
    limiter(async () => {
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
    // No secrets; few arenas and threads save memory.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
  });
  // Ignore: a process that cannot start or receive a message also exits.
  child.on('error', () => {});
  try {
    await nextMessage(child, startMs, () => {});
  } catch {
    child.kill('SIGKILL');
    throw new ApiError('unavailable', platformMessages.unavailable, { retryAfterS: 5 });
  }
  child.unref();
  child.channel?.unref();
  return child;
}
