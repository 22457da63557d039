import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { type Digest, digest, type Header, type Mark, markLine } from './format.ts';

/** What comes out of a backup, in its order; rows a few at a time. */
export type Piece =
  | { header: Header }
  | { table: string; lines: readonly string[] }
  | { tableEnd: string; rows: number };

/**
 * Reads a backup as it streams, and checks all of it on the way: whoever has seen the last piece has
 * seen a whole file. Errors: one sentence when it is no backup, is cut off, or was changed.
 */
export async function* readBackup(file: string): AsyncGenerator<Piece> {
  const marks = digest();
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
      if (ended) throw changed(file);
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
}

/** Reads a backup to its end and gives its header and how many rows each table has. */
export async function inspect(
  file: string,
): Promise<{ header: Header; rows: Map<string, number> }> {
  let header: Header | undefined;
  const rows = new Map<string, number>();
  for await (const piece of readBackup(file)) {
    if ('header' in piece) header = piece.header;
    if ('tableEnd' in piece) rows.set(piece.tableEnd, piece.rows);
  }
  if (!header) throw changed(file);
  return { header, rows };
}

const changed = (file: string) =>
  new Error(`${file} is no whole backup: it was cut off or changed. Use another copy.`);

function readMark(file: string, line: string): Mark {
  try {
    return JSON.parse(line.slice(1)) as Mark;
  } catch {
    throw changed(file);
  }
}

function knownHeader(file: string, header: Header): Header {
  if (header.format !== 'plainvest-backup') throw changed(file);
  if (header.version === 1) return header;
  throw new Error(`${file} was written by a newer release: restore it with that one.`);
}

/** The lines of a compressed file, as many at a time as came out of it at once. */
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
