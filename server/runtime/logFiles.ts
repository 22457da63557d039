import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '#server/adapters/replaceFile.ts';
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
    keep: (note) => replaceFile(file, note),
    publish: async (note) => {
      if (logPublishFile) await appendFile(logPublishFile, `${note}\n`);
    },
  };
}

interface LogFileSettings {
  dataDir: string;
  logPublishFile: string | undefined;
}
