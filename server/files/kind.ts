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
const markup = /<(?:!doctype|html|head|body|script|iframe|svg)\b/i;

/**
 * The kind of a file by its content alone, never by its name or the type that was sent with it
 * (S-248). Undefined for any other kind, and for a file that is also a web page or a drawing.
 */
export async function kindOf(bytes: Uint8Array): Promise<FileKind | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  const kind = kinds[found?.mime ?? ''];
  // Browsers that guess look for markup at the start, whatever the first bytes are.
  if (kind === undefined || markup.test(latin(bytes.subarray(0, headBytes)))) return undefined;
  return kind;
}

/** Whether a PDF is whole: its header at the very first byte, its end mark at the end. */
export function isWholePdf(bytes: Uint8Array): boolean {
  return (
    /^%PDF-[12]\.\d/.test(latin(bytes.subarray(0, 8))) &&
    /startxref\s+\d+\s+%%EOF/.test(latin(bytes.subarray(-pdfEndBytes)))
  );
}

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
