import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureBuilt } from './built.ts';
import type { ChildRun } from './childRun.ts';
import { run } from './installation.ts';

/** The demo on a static host, as `npm run demo` serves it. */
export interface DemoHost {
  url: string;
  child: ChildRun;
}

/** Builds the demo when it is not up to date and serves it on a free port. */
export async function serveDemo(): Promise<DemoHost> {
  await ensureBuilt();
  await promisify(execFile)(process.execPath, ['demo/build/build.mjs']);
  const child = run(join(process.cwd(), 'demo/build/serve.mjs'), { PORT: '0' });
  const [, url = ''] = await child.heard(/ready at (http:\/\/\S+)/);
  return { url, child };
}
