import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const lookMs = 50;
const stopMs = 12_000;

/** The staff account that the server starts with. */
export const grace = { userName: 'grace', password: 'GraceInHarbour#7' };

/** A built server with the allowances of production, as a child of this process. */
export async function startVictim(directory: string, databaseUrl: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-attacks-'));
  const logFile = join(dataDir, 'server.log');
  const child = spawn(process.execPath, [join(directory, 'dist/server/main.js')], {
    cwd: directory,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: '0',
      TRUSTED_PROXIES: '127.0.0.1',
      ADMIN_USERNAME: grace.userName,
      ADMIN_PASSWORD: grace.password,
      ADMIN_EMAIL: 'grace@staff.example',
    },
    stdio: ['ignore', openSync(logFile, 'w'), 'inherit'],
  });
  const ended = once(child, 'exit');
  const addressIn = async (): Promise<string> => {
    for (;;) {
      const [, found] = /ready at (http:\/\/\S+)/.exec(readFileSync(logFile, 'utf8')) ?? [];
      if (found) return found.replace('localhost', '127.0.0.1');
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
      await pause(lookMs);
    }
  };
  return {
    url: await addressIn(),
    /** Memory in use, in bytes; Linux only. */
    memoryBytes: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
    },
    stop: async () => {
      child.kill('SIGTERM');
      // A server that an attack still keeps busy does not read the signal.
      const cut = setTimeout(() => child.kill('SIGKILL'), stopMs);
      await ended;
      clearTimeout(cut);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A server under attack. */
export type Victim = Awaited<ReturnType<typeof startVictim>>;
