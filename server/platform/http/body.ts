import type { Call } from '#contract/call.ts';
import { messages } from '#contract/messages.ts';
import { fileBytesMax, jsonBytesMax } from '#contract/sizes.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';

const formOverheadBytes = 256 * 1024;
// The longest form has ten fields; a hundred thousand would keep the parser busy.
const formPartsMax = 20;
const boundaryForm = /;\s?boundary="?([\w'()+,./:=? -]{1,70})/i;

/** Errors: 400 malformed, 413 too large, 415 another content type. */
export async function readBody(call: Call, request: Request): Promise<unknown> {
  const multipart = call.encoding === 'multipart';
  const bytes = await readBytes(
    request,
    multipart ? fileBytesMax + formOverheadBytes : jsonBytesMax,
  );
  if (bytes.length === 0) return {};
  const type = request.headers.get('Content-Type') ?? '';
  if (!type.startsWith(multipart ? 'multipart/form-data' : 'application/json')) {
    throw new ApiError('unsupported-type', platformMessages.unsupportedType);
  }
  try {
    return multipart ? await parseForm(bytes, type) : parseJson(new TextDecoder().decode(bytes));
  } catch {
    throw new ApiError('malformed', messages.malformed);
  }
}

async function readBytes(request: Request, max: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new ApiError('too-large', messages.tooLarge);
  if (Number(request.headers.get('Content-Length') ?? 0) > max) throw tooLarge;
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  // A declared length may be missing or untrue, so the bytes themselves are counted.
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > max) throw tooLarge;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

function parseJson(text: string): object {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('shape');
  // Reject nested JSON: every body in the contract is flat.
  if (Object.values(value).some((field) => typeof field === 'object' && field !== null)) {
    throw new Error('nested');
  }
  return value;
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<object> {
  const boundary = boundaryForm.exec(type)?.[1] ?? '';
  if (hasMoreParts(bytes, boundary, formPartsMax)) throw new Error('parts');
  // Pass on only the boundary that was counted, whatever else the header contains.
  const headers = { 'Content-Type': `multipart/form-data; boundary="${boundary}"` };
  const form = await new Response(bytes, { headers }).formData();
  // An empty file input sends a nameless part of zero bytes.
  const fields = [...form].filter(
    ([, value]) => typeof value === 'string' || value.size > 0 || value.name !== '',
  );
  return Object.fromEntries(fields);
}

const carriageReturn = 0x0d;

/**
 * The first boundary and the closing one cancel out. Each byte is read about once: only the first byte of the
 * separator is a carriage return, so a failed match is never read again.
 */
function hasMoreParts(bytes: Uint8Array, boundary: string, max: number): boolean {
  const separator = new TextEncoder().encode(`\r\n--${boundary}`);
  let count = 0;
  let at = 0;
  while (at < bytes.length && count <= max) {
    let matched = 1;
    if (bytes[at] === carriageReturn) {
      while (matched < separator.length && bytes[at + matched] === separator[matched]) matched += 1;
      if (matched === separator.length) count += 1;
    }
    at += matched;
  }
  return count > max;
}
