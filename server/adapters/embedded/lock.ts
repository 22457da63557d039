import { spawnSync } from 'node:child_process';
import {
  closeSync,
  constants,
  ftruncateSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';

// Two processes in one PGlite directory lose data without an error. A pid file cannot prevent that
// for sure: pids are reused, containers count their own, two starters can both find a stale file.
// So the operating system's own lock on an open file is used: it goes to one holder, at once, and
// ends with the process however that ends. Two containers on one volume see it as well. The file
// stays behind and means nothing by itself; removing it would let two holders lock two files.
//
// - Windows and BSD-like systems (macOS): open takes the lock by a flag that libuv passes through.
// - Linux has no such flag, but there the lock belongs to the open file, which a child shares:
//   flock, in every usual distribution (util-linux or busybox), takes it on our descriptor.
// - Linux without flock: an abstract socket, which the kernel also grants once and frees on exit,
//   though only within one network namespace.
const windowsExclusiveFlag = 0x1000_0000;
const bsdExclusiveFlag = 0x20;

/** Lets go of the lock. */
export type Release = () => void;

function inUse(lockPath: string): Error {
  let holder = 'another process';
  try {
    const pid = readFileSync(lockPath, 'utf8').trim();
    if (pid) holder = `process ${pid}`;
  } catch {
    // Windows does not let the locked file be read: the sentence does without the number.
  }
  return new Error(
    `The data directory ${dirname(lockPath)} is in use by ${holder}: ` +
      'stop it or set DATA_DIR to another directory.',
  );
}

function exclusiveFlags(): number {
  if (process.platform === 'linux') return 0;
  if (process.platform === 'win32') return windowsExclusiveFlag;
  return bsdExclusiveFlag | constants.O_NONBLOCK;
}

function openLockFile(lockPath: string): number {
  try {
    return openSync(lockPath, constants.O_RDWR | constants.O_CREAT | exclusiveFlags(), 0o600);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EBUSY' || code === 'EAGAIN') throw inUse(lockPath);
    throw error;
  }
}

function holdSocket(lockPath: string): Promise<Release> {
  const { dev, ino } = statSync(lockPath);
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', () => reject(inUse(lockPath)));
    server.listen(`\0plainvest-${dev}-${ino}`, () => {
      server.unref();
      resolve(() => server.close());
    });
  });
}

async function lockOnLinux(lockPath: string, descriptor: number): Promise<Release> {
  const flock = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', descriptor],
  });
  if (flock.error) return holdSocket(lockPath);
  if (flock.status === 0) return () => {};
  const complaint = flock.stderr.toString().trim();
  if (!complaint) throw inUse(lockPath);
  throw new Error(
    `The data directory ${dirname(lockPath)} cannot be locked (${complaint}): ` +
      'set DATA_DIR to a directory on a local disk.',
  );
}

/** Takes the lock file, or throws an Error of one sentence when a live process holds it. */
export async function takeLock(lockPath: string): Promise<Release> {
  const descriptor = openLockFile(lockPath);
  try {
    const release =
      process.platform === 'linux' ? await lockOnLinux(lockPath, descriptor) : () => {};
    ftruncateSync(descriptor);
    writeSync(descriptor, `${process.pid}\n`, 0);
    return () => {
      release();
      closeSync(descriptor);
    };
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}
