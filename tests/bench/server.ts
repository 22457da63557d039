import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const pollMs = 50;

/**
 * Starts the built server on a free port. Its log goes to a file, because reading every line would
 * slow the bench down.
 */
export async function startBuilt(
  databaseUrl: string,
  dataDir: string,
  variables: Record<string, string> = {},
) {
  const logFile = join(dataDir, 'server.log');
  const child = spawn(process.execPath, [join(process.cwd(), 'dist/server/main.js')], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMIT_FACTOR: '1000',
      ...variables,
    },
    stdio: ['ignore', openSync(logFile, 'w'), 'inherit'],
  });
  return {
    url: await addressIn(logFile, () => child.exitCode),
    /** Durations of the newest requests, from the server's log. */
    newestMs: async (count: number): Promise<number[]> => {
      await pause(pollMs);
      const lines = readFileSync(logFile, 'utf8').match(/"durationMs":[\d.]+/g) ?? [];
      return lines.slice(-count).map((line) => Number(line.slice(line.indexOf(':') + 1)));
    },
    /** Processor time of the server's process so far; not a number where the system does not count it. */
    processorMs: (): number => processorMs(child.pid),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const msPerTick = 10;

function processorMs(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // The name of the program is in parentheses, may have spaces, and is followed by the state.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}

async function addressIn(logFile: string, ended: () => number | null): Promise<string> {
  for (;;) {
    const [, address] = /ready at (http:\/\/\S+)/.exec(readFileSync(logFile, 'utf8')) ?? [];
    if (address) return address;
    if (ended() !== null) throw new Error(`The server ended with ${ended()}.`);
    await pause(pollMs);
  }
}
