import type { LogKeeping } from '#server/platform/logPorts.ts';

/** The files of a process, in memory. */
export function memoryKeeping() {
  const files = { last: undefined as string | undefined, published: [] as string[] };
  const keeping: LogKeeping = {
    last: async () => files.last,
    keep: async (note) => {
      files.last = note;
    },
    publish: async (note) => {
      files.published.push(note);
    },
  };
  return { files, keeping };
}
