import type { Contents, OnProgress } from '#demo/protocol.ts';
import { eraseFiles } from './browserFs.ts';
import { makeDemo, openDemo } from './demo.ts';
import { readState, writeState } from './demoStore.ts';
import type { Demo } from './startDemo.ts';

let current: Promise<Demo | undefined> | undefined;
let filesLock: Promise<void> | undefined;

// During an update two workers run; the lock gives the files to one of them until it ends.
function lockFiles(): Promise<void> {
  filesLock ??= new Promise((granted) => {
    void navigator.locks.request('plainvest-demo', () => {
      granted();
      return new Promise(() => {});
    });
  });
  return filesLock;
}

/** Undefined before it was made. */
export function currentDemo(): Promise<Demo | undefined> {
  current ??= openStored().catch((error: unknown) => {
    current = undefined;
    throw error;
  });
  return current;
}

async function openStored(): Promise<Demo | undefined> {
  await lockFiles();
  const state = await readState();
  if (!state || state.isSaved) return state && openDemo(state);
  await eraseFiles();
  return makeDemo(state.contents);
}

export async function closeDemo(): Promise<void> {
  const open = current;
  current = undefined;
  await (await open)?.close();
}

export async function ensureDemo(contents: Contents, onProgress: OnProgress): Promise<Demo> {
  return (await currentDemo()) ?? resetDemo(contents, onProgress);
}

/** Replaces the demo by a new one; calls wait until it is ready. Errors: no network, no space. */
export function resetDemo(contents: Contents, onProgress: OnProgress): Promise<Demo> {
  const next = replace(current, contents, onProgress);
  current = next;
  next.catch(() => {
    current = undefined;
  });
  return next;
}

async function replace(
  previous: Promise<Demo | undefined> | undefined,
  contents: Contents,
  onProgress: OnProgress,
): Promise<Demo> {
  await lockFiles();
  // Also replace a demo that failed to open.
  const old = await previous?.catch(() => undefined);
  await writeState(undefined);
  await old?.close();
  await eraseFiles();
  return makeDemo(contents, onProgress);
}
