import { fileTypeFromBuffer } from 'file-type/core';

/** The kinds of file that are kept (S-236). */
export type FileKind = 'image/jpeg' | 'image/png' | 'image/gif' | 'application/pdf';

const kinds: Record<string, FileKind> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/gif': 'image/gif',
  'application/pdf': 'application/pdf',
};

const headBytes = 1024;
const pdfEndBytes = 2048;
const archiveEnd = [0x50, 0x4b, 0x05, 0x06];
const archiveEndBytes = 22;
const archiveCommentMax = 65_535;
// Letters to a script, and then a comment that swallows the picture: its width or the length of its
// first part would be about 11,000, which hardly any true picture has.
const commented = /^(?:GIF8[79]a.{0,5}|\xff\xd8\xff.)\/[*/]/s;
const markup = /<(?:!doctype|html|head|body|script|iframe|svg)\b/i;

/**
 * The kind of a file by its content alone, never by its name or the type that was sent with it
 * (S-248). Undefined for any other kind, and for a file that is also a web page, a drawing, a script or
 * an archive.
 */
export async function kindOf(bytes: Uint8Array): Promise<FileKind | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  const kind = kinds[found?.mime ?? ''];
  const head = latin(bytes.subarray(0, headBytes));
  // Browsers that guess look for markup at the start, whatever the first bytes are.
  if (kind === undefined || markup.test(head) || commented.test(head)) return undefined;
  return isArchive(bytes) ? undefined : kind;
}

// ZIP and JAR are read from their end, so that whole pictures can stand before them.
function isArchive(bytes: Uint8Array): boolean {
  const last = bytes.length - archiveEndBytes;
  for (let at = last; at >= Math.max(0, last - archiveCommentMax); at -= 1) {
    const marked = archiveEnd.every((byte, offset) => bytes[at + offset] === byte);
    const commentBytes = (bytes[at + 20] ?? 0) + 256 * (bytes[at + 21] ?? 0);
    if (marked && commentBytes === last - at) return true;
  }
  return false;
}

/** Whether a PDF is whole: its header at the very first byte, its end mark at the end. */
export function isWholePdf(bytes: Uint8Array): boolean {
  return (
    /^%PDF-[12]\.\d/.test(latin(bytes.subarray(0, 8))) &&
    /startxref\s+\d+\s+%%EOF/.test(latin(bytes.subarray(-pdfEndBytes)))
  );
}

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
