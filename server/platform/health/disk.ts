import type { Ports } from '#server/platform/ports.ts';

/**
 * Looks how much disk is left where the database is kept, and halts writing below the reserve (issue 6):
 * a database that finds no place for its own log stops altogether, reading included.
 */
export async function checkDisk({ diskFreeBytes, config, health, log }: Ports): Promise<void> {
  if (!diskFreeBytes) return;
  const freeBytes = await diskFreeBytes();
  const short = freeBytes < config.diskReserveBytes;
  if (short !== health.diskShort) {
    const { diskReserveBytes: reserveBytes } = config;
    if (short) log('error', 'disk almost full', { freeBytes, reserveBytes });
    else log('info', 'disk has room again', { freeBytes, reserveBytes });
  }
  health.diskShort = short;
}
