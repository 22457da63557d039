import { messages } from '#contract/messages.ts';
import { fileBytesMax } from '#contract/sizes.ts';
import { copy } from '#src/investor/copy.ts';

const kinds: Record<string, string> = {
  'image/jpeg': '.jpg,.jpeg',
  'image/png': '.png',
  'image/gif': '.gif',
  'application/pdf': '.pdf',
};

/** What the file dialog offers (S-236); the server looks at the content itself. */
export const acceptedKinds = Object.entries(kinds).flat().join(',');

/** Why a chosen file cannot be a proof, if so. */
export function fileError(file: File): string | undefined {
  if (!(file.type in kinds)) return copy.deposit.wrongKind;
  return file.size > fileBytesMax ? messages.fileTooLarge : undefined;
}

/** A file's size as people read it: `312 kB`, `1.4 MB`. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} kB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}
