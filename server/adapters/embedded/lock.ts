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

// Two processes in one PGlite directory lose data without an error. A pid file is not enough: pids are
// reused and differ per container. The operating system's lock on an open file has one holder, ends
// with the process, and works across containers. The file stays after release; removing it would let
// two processes lock two files.
//
// - Windows and BSD-like systems (macOS): a flag of open(), which libuv passes through.
// - Linux: a child shares the open file, so flock (util-linux or busybox) locks our descriptor.
// - Linux without flock: an abstract socket, unique within one network namespace.
const windowsExclusiveFlag = 0x1000_0000;
const bsdExclusiveFlag = 0x20;

export type Release = () => void;

function inUse(lockPath: string): Error {
  let holder = 'another process';
  try {
    const pid = readFileSync(lockPath, 'utf8').trim();
    if (pid) holder = `process ${pid}`;
  } catch {}
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

function lockSocket(lockPath: string): Promise<Release> {
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
  if (flock.error) return lockSocket(lockPath);
  if (flock.status === 0) return () => {};
  const errorText = flock.stderr.toString().trim();
  if (!errorText) throw inUse(lockPath);
  throw new Error(
    `The data directory ${dirname(lockPath)} cannot be locked (${errorText}): ` +
      'set DATA_DIR to a directory on a local disk.',
  );
}

/** Throws an Error when a running process has locked the file. */
export async function acquireLock(lockPath: string): Promise<Release> {
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
