import type { Sheet } from '#server/platform/ports.ts';

export type Job =
  | { name: 'inspect' | 'pixels'; bytes: Uint8Array }
  | { name: 'pdf'; sheet: Sheet; at: Date };

export type ChildMessage = 'ready' | { result: unknown } | { failed: string };
