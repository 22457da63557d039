import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const pollMs = 50;
const stopMs = 3_000;

/** The first staff account. */
export const grace = { userName: 'grace', password: 'GraceInHarbour#7' };

/** Starts a built server with the rate limits of production. */
export async function startVictim(directory: string, databaseUrl: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-attacks-'));
  const logFile = join(dataDir, 'server.log');
  const log = openSync(logFile, 'w');
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
    stdio: ['ignore', log, log],
  });
  const ended = once(child, 'exit');
  const addressIn = async (): Promise<string> => {
    for (;;) {
      const [, address] = /ready at (http:\/\/\S+)/.exec(readFileSync(logFile, 'utf8')) ?? [];
      if (address) return address.replace('localhost', '127.0.0.1');
      if (child.exitCode !== null) throw new Error(readFileSync(logFile, 'utf8'));
      await pause(pollMs);
    }
  };
  return {
    url: await addressIn(),
    /** Resident bytes of the server and its child processes; Linux only. */
    memoryBytes: () => residentBytes(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM');
      // A server that is still busy does not handle SIGTERM.
      const cut = setTimeout(() => child.kill('SIGKILL'), stopMs);
      await ended;
      clearTimeout(cut);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns 0 for a process that has ended. */
function residentBytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const own = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const below = children.split(' ').map(Number).filter(Boolean);
    return below.reduce((sum, child) => sum + residentBytes(child), own);
  } catch {
    return 0;
  }
}

export type Victim = Awaited<ReturnType<typeof startVictim>>;
