import type { Sheet } from '#server/platform/ports.ts';

/** Work for the child process. */
export type Job =
  | { name: 'inspect' | 'pixels'; bytes: Uint8Array }
  | { name: 'pdf'; sheet: Sheet; at: Date };

/** Messages of the child process: its start, and the outcome of a job. */
export type ChildMessage = 'ready' | { result: unknown } | { failed: string };
