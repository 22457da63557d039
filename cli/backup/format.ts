import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';

// A backup is gzip around lines of text. A line that begins with # is about the file; every other line
// is one row of a table as its database wrote it (JSON by column name). No program between the two
// databases reads a value, so none can round it. docs/operating.md describes the format for people.

/** The first line: what the file is and which schema its rows fit. */
export interface Header {
  format: 'plainvest-backup';
  /** 1 has no signature. */
  version: 1 | 2;
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

/** The last line but one: how many tables came, and the SHA-256 of all lines with # above it. */
export interface FileEnd {
  tables: number;
  sha256: string;
}

/** The last line: the HMAC-SHA-256 of all lines above it, rows included, with line ends. */
export interface Signature {
  hmac: string;
}

/** Any line about the file itself. */
export type Mark = Header | TableStart | TableEnd | FileEnd | Signature;

/** A line about the file, as text with its line end. */
export const markLine = (mark: Mark): string => `#${JSON.stringify(mark)}\n`;

/** A running digest of text. */
export interface Digest {
  add(text: string): void;
  /** The digest in hex; nothing can be added after it. */
  end(): string;
}

/** Begins a SHA-256. */
export const digest = (): Digest => running(createHash('sha256'));

/** Begins an HMAC-SHA-256, which only a holder of the key can make. */
export const signature = (key: Uint8Array): Digest => running(createHmac('sha256', key));

const running = (hash: Hash | Hmac): Digest => ({
  add: (text) => void hash.update(text),
  end: () => hash.digest('hex'),
});
