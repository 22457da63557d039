import { messages } from '#contract/messages.ts';
import { fileBytesMax } from '#contract/sizes.ts';
import { copy } from './copy.ts';

const kinds: Record<string, string> = {
  'image/jpeg': '.jpg,.jpeg',
  'image/png': '.png',
  'image/gif': '.gif',
  'application/pdf': '.pdf',
};

/** The `accept` of the file input. The server checks the content. */
export const acceptedKinds = Object.entries(kinds).flat().join(',');

/** The error of a file that cannot be a receipt. */
export function fileError(file: File): string | undefined {
  if (!(file.type in kinds)) return copy.proof.wrongKind;
  return file.size > fileBytesMax ? messages.fileTooLarge : undefined;
}

/** A file's size: `312 kB`, `1.4 MB`. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} kB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** Also for a 413 of a proxy: only the file can be too large. */
export const receiptTooLarge = { tooLarge: messages.fileTooLarge };
