import type { ErrorCode } from '#contract/error.ts';
import { messages } from '#contract/messages.ts';
import { uploadBytesPerDay } from '#contract/rateLimits.ts';
import { fileBytesMax, imagePixelsMax } from '#contract/sizes.ts';
import { dayMs } from '#contract/time.ts';
import type { Tables, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { consume } from '#server/platform/http/limits/consume.ts';
import type { Ports } from '#server/platform/ports.ts';
import { type FileKind, isWholePdf, kindOf } from './kind.ts';
import { fileMessages } from './messages.ts';
import { isTooComplex } from './outline.ts';

export interface CheckedFile {
  bytes: Uint8Array;
  type: FileKind;
  size: number;
  sha256: Uint8Array;
  bytesPerDay: number;
}

/** Errors: 413 over 10 MB, 40 megapixels or a decoder's limits, 415 another type or unreadable. */
export const checkReceipt = (ports: Ports, file: File): Promise<CheckedFile> =>
  checkFile(ports, file, messages.acceptedProof);

/** `typeMessage` is for another type than JPEG, PNG, GIF or PDF. Errors: those of a receipt. */
export async function checkFile(
  ports: Ports,
  file: File,
  typeMessage: string,
): Promise<CheckedFile> {
  if (file.size > fileBytesMax) refuse('too-large', messages.fileTooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = await kindOf(bytes);
  if (type === undefined) refuse('unsupported-type', typeMessage);
  if (type === 'application/pdf') {
    if (!isWholePdf(bytes)) refuse('unsupported-type', fileMessages.proofUnreadable);
  } else {
    if (isTooComplex(bytes, type)) refuse('too-large', fileMessages.pictureTooComplex);
    const picture = await ports.images.inspect(bytes);
    if (picture?.type !== type) refuse('unsupported-type', fileMessages.proofUnreadable);
    if (picture.width * picture.height > imagePixelsMax) {
      refuse('too-large', fileMessages.pictureTooLarge);
    }
  }
  const sha256 = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const bytesPerDay = uploadBytesPerDay * ports.config.rateLimitFactor;
  return { bytes, type, size: bytes.length, sha256, bytesPerDay };
}

function refuse(code: ErrorCode, message: string): never {
  throw new ApiError(code, message, { fields: { image: message } });
}

interface NewFile {
  userId: string;
  purpose: Tables['files']['purpose'];
  file: CheckedFile;
}

/** Errors: 429 when its owner stored 50 MB in a day. */
export async function storeFile(
  trx: Trx,
  { userId, purpose, file }: NewFile,
  at: Date,
): Promise<string> {
  const { bytesPerDay, ...columns } = file;
  const use = {
    key: `upload:${userId}`,
    cost: file.size,
    max: bytesPerDay,
    windowMs: dayMs,
    message: fileMessages.uploadsUsedUp,
  };
  await consume(trx, use, at);
  const id = crypto.randomUUID();
  await trx
    .insertInto('files')
    .values({ id, user_id: userId, purpose, ...columns, created_at: at })
    .execute();
  return id;
}
