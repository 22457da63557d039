import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { freePort } from '../nodes/freePort.ts';

/** A PostgreSQL for one test, on a random loopback port, with a password. */
export interface PrivatePostgres {
  readonly url: string;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
  /** Immediate shutdown; the files stay for `start`. */
  stopImmediate(): Promise<void>;
  /** kill -9: child processes end one by one when they notice. */
  kill(): void;
  /** SIGSTOP to each of its processes: it takes connections and answers nothing. Gives what ends it. */
  freeze(): () => void;
  /** Starts it again, after stopImmediate or kill, on the same port and files. */
  start(): Promise<void>;
  /** Starts it with a copy of the files of another one, as its standby, on its own port. */
  startAsStandbyOf(primary: PrivatePostgres): Promise<void>;
}

// The shell outlives this process by a moment: when the pipe on its standard input closes, however
// this process ended, it stops the server, so that no test leaves one behind.
const keeper = '"$@" 2>&1 </dev/null & exec >/dev/null; cat; kill -QUIT $!; wait';

const programs = ['initdb', 'postgres', 'pg_basebackup'];

/** That of `POSTGRES_BIN`, or the first on the path, or the newest of Debian. */
function binaryDirectory(): string | undefined {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(root, version, 'bin')),
  ].find((path) => programs.every((name) => existsSync(join(path, name))));
}

/** Whether this PostgreSQL can copy another one: some packages have no program for it. */
export const canCopy = (): boolean => existsSync(join(binaryDirectory() ?? '', 'pg_basebackup'));

/** PostgreSQL refuses to run as root, so root lends the work to an ordinary account. */
function ordinaryAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres:', 'nobody:']
    .map((name) => accounts.find((account) => account.startsWith(name)))
    .find((account) => account !== undefined);
  const [, , uid, gid] = (line ?? '').split(':').map(Number);
  return { uid: uid || 65_534, gid: gid || 65_534 };
}

/** Waits until PostgreSQL is ready. Errors: it ended; the message has its last output. */
async function ready(server: ChildProcessByStdio<Writable, Readable, null>): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => {
      log = (log + text).slice(-2_000);
      if (/ready to accept (read-only )?connections/.test(log)) resolve();
    });
    server.once('error', reject);
    server.stdout.once('end', () =>
      reject(new Error(`The private PostgreSQL did not start: ${log}`)),
    );
  });
}

/** A process and those that it started, as Linux lists them. */
function withChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.split(' ').map(Number).filter(Boolean)];
}

// Each worker has two pools of connections, and some of its tests start servers.
const fast = ['fsync=off', 'full_page_writes=off', 'shared_buffers=32MB', 'max_connections=200'];

/**
 * Starts a private PostgreSQL, fast unless other settings are given, or answers undefined where none
 * is installed.
 */
export async function startPrivatePostgres(
  settings: readonly string[] = fast,
  password = randomBytes(12).toString('hex'),
): Promise<PrivatePostgres | undefined> {
  const binaries = binaryDirectory();
  if (!binaries) return undefined;
  const account = ordinaryAccount();
  const home = mkdtempSync(join(tmpdir(), 'private-postgres-'));
  const data = join(home, 'data');
  const passwordFile = join(home, 'password');
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, password);
  if (account) for (const path of [home, data]) chownSync(path, account.uid, account.gid);
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  execFileSync(
    join(binaries, 'initdb'),
    [...initdb, '--no-sync', '--no-instructions', '-E', 'UTF8', '--locale=C'],
    { ...account, cwd: home, stdio: ['ignore', 'ignore', 'inherit'] },
  );

  const port = await freePort();
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const copyOf = (primary: PrivatePostgres) => {
    rmSync(data, { recursive: true, force: true });
    const source = `${primary.url}?application_name=standby`;
    execFileSync(
      join(binaries, 'pg_basebackup'),
      ['-d', source, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
      { ...account, cwd: home, stdio: ['ignore', 'ignore', 'inherit'] },
    );
  };
  const address = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const flags = [...address, ...settings].flatMap((setting) => ['-c', setting]);
  const run = () => {
    const child = spawn(
      'sh',
      ['-c', keeper, 'sh', join(binaries, 'postgres'), '-D', data, ...flags],
      {
        ...account,
        cwd: home,
        stdio: ['pipe', 'pipe', 'ignore'],
      },
    );
    return Object.assign(child, { silent: once(child.stdout, 'end') });
  };
  let server = run();
  const postmaster = () => {
    const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return Number(pid);
  };
  const freeze = () => {
    const frozen = withChildren(postmaster());
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    return () => {
      for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
    };
  };
  const end = async () => {
    if (server.exitCode === null) {
      server.stdin.end();
      await once(server, 'exit');
    }
    // Each of its processes holds the pipe, and a successor is refused until the last has gone.
    await server.silent;
  };
  const start = async () => {
    await end();
    server = run();
    await ready(server);
  };
  await ready(server);
  process.once('exit', () => rmSync(home, { recursive: true, force: true }));
  return {
    url,
    start,
    startAsStandbyOf: async (primary) => {
      await end();
      copyOf(primary);
      await start();
    },
    stopImmediate: end,
    kill: () => void process.kill(postmaster(), 'SIGKILL'),
    freeze,
    stop: async () => {
      await end();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
