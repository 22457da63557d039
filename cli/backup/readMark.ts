import type { Header, Mark } from './format.ts';

/** Returns the error of a backup that is not whole. */
export const changed = (file: string) =>
  new Error(`${file} is incomplete or was changed. Use another copy.`);

/** Reads a line with a mark. Errors: the line is not one. */
export function readMark(file: string, line: string): Mark {
  try {
    return JSON.parse(line.slice(1)) as Mark;
  } catch {
    throw changed(file);
  }
}

/** Returns the header. Errors: another file, or a newer release wrote it. */
export function knownHeader(file: string, header: Header): Header {
  if (header.format !== 'plainvest-backup') throw changed(file);
  if (header.version === 1 || header.version === 2) return header;
  throw new Error(`${file} was written by a newer release: restore it with that one.`);
}
