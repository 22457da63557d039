import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';

// A backup is a gzip of lines: marks begin with #, the others are rows as JSON written by the
// database, so that no program rounds a value. docs/operating.md describes it.

export interface Header {
  format: 'plainvest-backup';
  /** 1 has no signature. */
  version: 1 | 2;
  takenAt: string;
  engine: string;
  migrations: readonly { name: string; checksum: string }[];
}

export interface TableStart {
  table: string;
}

/** The line after the rows: their number, and the SHA-256 of their lines with line ends. */
export interface TableEnd {
  rows: number;
  sha256: string;
}

/** The last line but one: the number of tables, and the SHA-256 of all earlier lines with #. */
export interface FileEnd {
  tables: number;
  sha256: string;
}

/** The last line: the HMAC-SHA-256 of all earlier lines with line ends. */
export interface Signature {
  hmac: string;
}

export type Mark = Header | TableStart | TableEnd | FileEnd | Signature;

export const markLine = (mark: Mark): string => `#${JSON.stringify(mark)}\n`;

export interface Digest {
  add(text: string): void;
  end(): string;
}

export const digest = (): Digest => running(createHash('sha256'));

export const signature = (key: Uint8Array): Digest => running(createHmac('sha256', key));

const running = (hash: Hash | Hmac): Digest => ({
  add: (text) => void hash.update(text),
  end: () => hash.digest('hex'),
});
