import { type Digest, digest, type Header, markLine, signature } from './format.ts';
import { linesOf } from './linesOf.ts';
import { changed, knownHeader, readMark } from './readMark.ts';
import { requireSigned } from './requireSigned.ts';

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
