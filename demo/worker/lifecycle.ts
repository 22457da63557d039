import type { Contents } from '#demo/protocol.ts';
import { eraseFiles } from './browserFs.ts';
import { type Demo, makeDemo, type OnProgress, openDemo } from './demo.ts';
import { readState, writeState } from './demoStore.ts';

let current: Promise<Demo | undefined> | undefined;
let owned: Promise<void> | undefined;

// While a new version takes over from an old one there are two workers, but never two owners of the
// files: this one waits until the other has ended, however it ended.
function own(): Promise<void> {
  owned ??= new Promise((granted) => {
    void navigator.locks.request('plainvest-demo', () => {
      granted();
      return new Promise(() => {});
    });
  });
  return owned;
}

/** The demo of this browser, opened when it is first asked for; undefined before it was made. */
export function currentDemo(): Promise<Demo | undefined> {
  current ??= openKept().catch((error: unknown) => {
    // The next one who asks tries again.
    current = undefined;
    throw error;
  });
  return current;
}

async function openKept(): Promise<Demo | undefined> {
  await own();
  const state = await readState();
  return state && openDemo(state);
}

/** Lets go of what is in memory, so that the next one who asks opens what was kept. */
export async function forgetDemo(): Promise<void> {
  const lost = current;
  current = undefined;
  await (await lost)?.close();
}

/** Opens the demo, and makes it when there is none. */
export async function ensureDemo(contents: Contents, tell: OnProgress): Promise<Demo> {
  return (await currentDemo()) ?? renewDemo(contents, tell);
}

/** Makes the first state again; whoever asks meanwhile waits for it. Errors: no network, no space. */
export function renewDemo(contents: Contents, tell: OnProgress): Promise<Demo> {
  const before = current;
  const made = renew(before, contents, tell);
  current = made;
  made.catch(() => {
    current = undefined;
  });
  return made;
}

async function renew(
  before: Promise<Demo | undefined> | undefined,
  contents: Contents,
  tell: OnProgress,
): Promise<Demo> {
  await own();
  // A demo that did not open is replaced all the same.
  const old = await before?.catch(() => undefined);
  await writeState(undefined);
  await old?.close();
  await eraseFiles();
  return makeDemo(contents, tell);
}
