import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Starts the built server on a free port, and gives its address and how it ends. */
export async function startBuilt(
  databaseUrl: string,
  dataDir: string,
  variables: Record<string, string> = {},
) {
  const child = spawn(process.execPath, [join(process.cwd(), 'dist/server/main.js')], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMIT_FACTOR: '1000',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    createInterface(child.stdout).on('line', (line) => {
      const [, address] = /ready at (http:\/\/\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
