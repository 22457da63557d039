import type { ErrorCode } from '#contract/error.ts';
import { fileBytesMax, imagePixelsMax, uploadBytesPerDay } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { dayMs } from '#contract/time.ts';
import type { Tables, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { consume } from '#server/platform/http/rateLimit.ts';
import type { Ports } from '#server/platform/ports.ts';
import { type FileKind, isWholePdf, kindOf } from './kind.ts';
import { isTooComplex } from './outline.ts';

/** An upload whose content was looked at: its true kind, its size in bytes, its hash. */
export interface CheckedFile {
  bytes: Uint8Array;
  type: FileKind;
  size: number;
  sha256: Uint8Array;
  /** What its owner may store in a day; drawn on when this file is stored. */
  bytesPerDay: number;
}

/**
 * Checks a proof of payment by its content (S-236, S-248).
 * Errors: 413 over 10 MB, 40 megapixels or what a decoder may take, 415 another kind of file or one that cannot be read.
 */
export const checkProof = (ports: Ports, file: File): Promise<CheckedFile> =>
  checkFile(ports, file, messages.acceptedProof);

/**
 * Checks an upload by its content; what is no JPEG, PNG, GIF or PDF is refused with `otherKind`.
 * Errors: those of a proof, named for the field `image`.
 */
export async function checkFile(ports: Ports, file: File, otherKind: string): Promise<CheckedFile> {
  if (file.size > fileBytesMax) refuse('too-large', messages.fileTooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = await kindOf(bytes);
  if (type === undefined) refuse('unsupported-type', otherKind);
  if (type === 'application/pdf') {
    if (!isWholePdf(bytes)) refuse('unsupported-type', messages.proofUnreadable);
  } else {
    if (isTooComplex(bytes, type)) refuse('too-large', messages.pictureTooComplex);
    const picture = await ports.images.inspect(bytes);
    if (picture?.type !== type) refuse('unsupported-type', messages.proofUnreadable);
    if (picture.width * picture.height > imagePixelsMax) {
      refuse('too-large', messages.pictureTooLarge);
    }
  }
  const sha256 = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const bytesPerDay = uploadBytesPerDay * ports.config.rateLimitFactor;
  return { bytes, type, size: bytes.length, sha256, bytesPerDay };
}

function refuse(code: ErrorCode, sentence: string): never {
  throw new ApiError(code, sentence, { fields: { image: sentence } });
}

/** Stores a checked file and gives its id. Errors: 429 when its owner stored 50 MB in a day. */
export async function storeFile(
  trx: Trx,
  userId: string,
  purpose: Tables['files']['purpose'],
  file: CheckedFile,
  at: Date,
): Promise<string> {
  const { bytesPerDay, ...columns } = file;
  const key = `upload:${userId}`;
  await consume(trx, key, file.size, bytesPerDay, dayMs, at, messages.uploadsUsedUp);
  const id = crypto.randomUUID();
  await trx
    .insertInto('files')
    .values({ id, user_id: userId, purpose, ...columns, created_at: at })
    .execute();
  return id;
}
