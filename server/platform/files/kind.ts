import { fileTypeFromBuffer } from 'file-type/core';

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
// Valid JavaScript whose comment hides the picture; real pictures hardly have these bytes.
const commented = /^(?:GIF8[79]a.{0,5}|\xff\xd8\xff.)\/[*/]/s;
const markup = /<(?:!doctype|html|head|body|script|iframe|svg)\b/i;

/** By content. Undefined for a file that is also HTML, SVG, a script or an archive. */
export async function kindOf(bytes: Uint8Array): Promise<FileKind | undefined> {
  const detected = await fileTypeFromBuffer(bytes);
  const kind = kinds[detected?.mime ?? ''];
  const head = latin(bytes.subarray(0, headBytes));
  // Browsers that sniff content look for markup at the start, whatever the first bytes.
  if (kind === undefined || markup.test(head) || commented.test(head)) return undefined;
  return isArchive(bytes) ? undefined : kind;
}

// ZIP and JAR are read from their end, so a whole picture can precede them.
function isArchive(bytes: Uint8Array): boolean {
  const last = bytes.length - archiveEndBytes;
  for (let at = last; at >= Math.max(0, last - archiveCommentMax); at -= 1) {
    const isMark = archiveEnd.every((byte, offset) => bytes[at + offset] === byte);
    const commentBytes = (bytes[at + 20] ?? 0) + 256 * (bytes[at + 21] ?? 0);
    if (isMark && commentBytes === last - at) return true;
  }
  return false;
}

export function isWholePdf(bytes: Uint8Array): boolean {
  return (
    /^%PDF-[12]\.\d/.test(latin(bytes.subarray(0, 8))) &&
    /startxref\s+\d+\s+%%EOF/.test(latin(bytes.subarray(-pdfEndBytes)))
  );
}

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
