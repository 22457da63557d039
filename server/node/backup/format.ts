import { createHash } from 'node:crypto';

// A backup is gzip around lines of text. A line that begins with # is about the file; every other line
// is one row of a table as its database wrote it (JSON by column name). No program between the two
// databases reads a value, so none can round it. docs/operating.md describes the format for people.

/** The first line: what the file is and which schema its rows fit. */
export interface Header {
  format: 'plainvest-backup';
  version: 1;
  takenAt: string;
  engine: string;
  migrations: readonly { name: string; checksum: string }[];
}

/** Stands above the rows of a table. */
export interface TableStart {
  table: string;
}

/** Stands below them: how many there are, and the SHA-256 of their lines with line ends. */
export interface TableEnd {
  rows: number;
  sha256: string;
}

/** The last line: how many tables came, and the SHA-256 of all lines with # above it. */
export interface FileEnd {
  tables: number;
  sha256: string;
}

/** Any line about the file itself. */
export type Mark = Header | TableStart | TableEnd | FileEnd;

/** A line about the file, as text with its line end. */
export const markLine = (mark: Mark): string => `#${JSON.stringify(mark)}\n`;

/** A running SHA-256 of text. */
export interface Digest {
  add(text: string): void;
  /** The digest in hex; nothing can be added after it. */
  end(): string;
}

/** Begins a SHA-256. */
export function digest(): Digest {
  const hash = createHash('sha256');
  return {
    add: (text) => void hash.update(text),
    end: () => hash.digest('hex'),
  };
}
