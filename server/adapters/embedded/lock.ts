import { closeSync, constants, ftruncateSync, openSync, writeSync } from 'node:fs';
import { inUse } from './inUse.ts';
import { lockOnLinux, type Release } from './lockOnLinux.ts';

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
