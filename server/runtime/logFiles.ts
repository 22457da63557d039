import { appendFile, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { realDurability, syncDirectory } from '#server/adapters/embedded/durability.ts';
import type { LogKeeping } from '#server/platform/logPorts.ts';

/** The last signed head in DATA_DIR, and LOG_PUBLISH_FILE. */
export function logFiles({ dataDir, logPublishFile }: LogFileSettings): LogKeeping {
  const file = join(dataDir, 'last-head');
  return {
    last: () =>
      readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    keep: async (note) => {
      const next = await open(`${file}.next`, 'w', 0o600);
      await next.writeFile(note);
      await next.sync();
      await next.close();
      await rename(`${file}.next`, file);
      syncDirectory(realDurability, dataDir);
    },
    publish: async (note) => {
      if (logPublishFile) await appendFile(logPublishFile, `${note}\n`);
    },
  };
}

interface LogFileSettings {
  dataDir: string;
  logPublishFile: string | undefined;
}
