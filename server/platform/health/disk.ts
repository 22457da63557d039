import type { Ports } from '#server/platform/ports.ts';

/** A database without space for its write-ahead log stops completely, reads included. */
export async function checkDisk({ diskFreeBytes, config, health, log }: Ports): Promise<void> {
  if (!diskFreeBytes) return;
  const freeBytes = await diskFreeBytes();
  const isShort = freeBytes < config.diskReserveBytes;
  if (isShort !== health.diskShort) {
    const { diskReserveBytes: reserveBytes } = config;
    if (isShort) log('error', 'disk almost full', { freeBytes, reserveBytes });
    else log('info', 'disk has room again', { freeBytes, reserveBytes });
  }
  health.diskShort = isShort;
}
