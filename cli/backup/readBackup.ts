import { timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { type Digest, digest, type Header, type Mark, markLine, signature } from './format.ts';

export type Piece =
  | { header: Header }
  | { table: string; lines: readonly string[] }
  | { tableEnd: string; rows: number };

/**
 * Streams and verifies a backup; it is complete only after the last piece. Without a key the
 * signature is not verified.
 */
export async function* readBackup(
  file: string,
  key: Uint8Array | undefined,
): AsyncGenerator<Piece> {
  const marks = digest();
  const signed = signature(key ?? new Uint8Array());
  let hmac: string | undefined;
  let table: { name: string; rows: number; digest: Digest } | undefined;
  let begun = false;
  let tables = 0;
  let ended = false;
  for await (const lines of linesOf(file)) {
    let rows: string[] = [];
    const gathered = (): Piece[] => {
      if (!table || rows.length === 0) return [];
      const piece = { table: table.name, lines: rows };
      rows = [];
      return [piece];
    };
    for (const line of lines) {
      if (ended) {
        const mark = line.startsWith('#') ? readMark(file, line) : undefined;
        if (hmac !== undefined || !mark || !('hmac' in mark)) throw changed(file);
        hmac = mark.hmac;
        continue;
      }
      signed.add(`${line}\n`);
      if (!line.startsWith('#')) {
        if (!table) throw changed(file);
        table.digest.add(`${line}\n`);
        table.rows += 1;
        rows.push(line);
        continue;
      }
      yield* gathered();
      const mark = readMark(file, line);
      if (!begun) {
        if (!('format' in mark)) throw changed(file);
        begun = true;
        yield { header: knownHeader(file, mark) };
      } else if ('table' in mark && !table) {
        table = { name: mark.table, rows: 0, digest: digest() };
      } else if ('rows' in mark && table) {
        if (mark.rows !== table.rows || mark.sha256 !== table.digest.end()) throw changed(file);
        yield { tableEnd: table.name, rows: table.rows };
        table = undefined;
        tables += 1;
      } else if ('tables' in mark && !table) {
        if (mark.tables !== tables || mark.sha256 !== marks.end()) throw changed(file);
        ended = true;
        continue;
      } else throw changed(file);
      marks.add(markLine(mark));
    }
    yield* gathered();
  }
  if (!ended) throw changed(file);
  if (key) requireSigned(file, hmac, signed.end());
}

function requireSigned(file: string, hmac: string | undefined, expected: string): void {
  if (hmac === undefined) {
    throw new Error(
      `${file} is not signed: an older release made it, or somebody changed it. If you know that ` +
        'it is what was written, add --unsigned.',
    );
  }
  const actual = Buffer.from(hmac, 'hex');
  const expectedBytes = Buffer.from(expected, 'hex');
  if (actual.length === expectedBytes.length && timingSafeEqual(actual, expectedBytes)) return;
  throw new Error(
    `${file} does not fit its signature: it was changed, or signed with another key. Nothing was ` +
      'restored.',
  );
}

export async function inspect(
  file: string,
  key: Uint8Array | undefined,
): Promise<{ header: Header; rows: Map<string, number> }> {
  let header: Header | undefined;
  const rows = new Map<string, number>();
  for await (const piece of readBackup(file, key)) {
    if ('header' in piece) header = piece.header;
    if ('tableEnd' in piece) rows.set(piece.tableEnd, piece.rows);
  }
  if (!header) throw changed(file);
  return { header, rows };
}

const changed = (file: string) =>
  new Error(`${file} is incomplete or was changed. Use another copy.`);

function readMark(file: string, line: string): Mark {
  try {
    return JSON.parse(line.slice(1)) as Mark;
  } catch {
    throw changed(file);
  }
}

function knownHeader(file: string, header: Header): Header {
  if (header.format !== 'plainvest-backup') throw changed(file);
  if (header.version === 1 || header.version === 2) return header;
  throw new Error(`${file} was written by a newer release: restore it with that one.`);
}

async function* linesOf(file: string): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let begun: string[] = [];
  const source = createReadStream(file);
  const text = source.pipe(createGunzip());
  source.once('error', (error) => text.destroy(error));
  try {
    for await (const chunk of text) {
      const [first = '', ...more] = decoder.decode(chunk, { stream: true }).split('\n');
      begun.push(first);
      const last = more.pop();
      if (last === undefined) continue;
      yield [begun.join(''), ...more];
      begun = [last];
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.startsWith('Z_')) throw changed(file);
    if (code === 'ENOENT') throw new Error(`There is no file ${file}.`);
    throw error;
  }
  if (begun.join('') !== '') throw changed(file);
}
