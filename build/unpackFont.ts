import { inflateSync } from 'node:zlib';

const woffHeaderBytes = 44;
const sfntHeaderBytes = 12;
const recordBytes = 16;

/** A WOFF file as TrueType, which the drawing library reads. Errors: an Error for another format. */
export function unpackFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This font is not a WOFF file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woffHeaderBytes + index * 20;
    const [offset, packed, length] = [4, 8, 12].map((by) => woff.readUInt32BE(at + by));
    const body = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
    const whole = packed === length ? body : inflateSync(body);
    return { tag: woff.subarray(at, at + 4), checksum: woff.subarray(at + 16, at + 20), whole };
  });
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(sfntHeaderBytes + count * recordBytes);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * recordBytes, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * recordBytes, 10);
  let offset = head.length;
  const bodies = tables.map(({ tag, checksum, whole }, index) => {
    const at = sfntHeaderBytes + index * recordBytes;
    tag.copy(head, at);
    checksum.copy(head, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(whole.length, at + 12);
    // Each table begins at a multiple of four bytes.
    const padded = Buffer.concat([whole, Buffer.alloc(-whole.length & 3)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...bodies]);
}
