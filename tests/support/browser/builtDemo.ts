import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureBuilt } from '../built.ts';
import type { ChildRun } from '../childRun.ts';
import { waitForLock } from '../database/madeOnce.ts';
import { run } from '../installation.ts';

/** The demo on a static host, as `npm run demo` serves it. */
export interface DemoHost {
  url: string;
  child: ChildRun;
}

let built: Promise<void> | undefined;

// Once per worker; another worker waits, because both would write the same files.
async function build(): Promise<void> {
  await ensureBuilt();
  const release = await waitForLock(join(process.cwd(), 'node_modules/.cache/demo.lock'));
  try {
    await promisify(execFile)(process.execPath, ['demo/build/build.mjs']);
  } finally {
    release();
  }
}

/** Builds the demo when it is not up to date and serves it on a free port. */
export async function serveDemo(): Promise<DemoHost> {
  built ??= build();
  await built;
  const child = run(join(process.cwd(), 'demo/build/serve.mjs'), { PORT: '0' });
  const [, url = ''] = await child.heard(/ready at (http:\/\/\S+)/);
  return { url, child };
}
