import type { ChildProcess } from 'node:child_process';

/** A message of the child process: it is ready, or its job has ended. */
export type ChildMessage = 'ready' | { result: unknown } | { failed: string };

/** A job exceeded its time or memory, or crashed the process; the next job gets a new one. */
export class JobEnded extends Error {}

/** Waits for the next message after `begin`. Errors: `JobEnded`. */
export function nextMessage(
  child: ChildProcess,
  limitMs: number,
  begin: () => void,
): Promise<ChildMessage> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', failed);
      child.off('error', failed);
    };
    const onMessage = (message: unknown) => {
      settle();
      resolve(message as ChildMessage);
    };
    const failed = () => {
      settle();
      reject(new JobEnded());
    };
    const timer = setTimeout(failed, limitMs);
    child.on('message', onMessage);
    child.on('exit', failed);
    child.on('error', failed);
    begin();
  });
}
