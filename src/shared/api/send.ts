import type { Call, ReplyOf } from '#contract/call.ts';
import { session } from '#src/shared/session/store.ts';
import { ApiError, NetworkError, readApiError } from './apiError.ts';
import type { AnyOptions, SendArguments } from './options.ts';
import { askForPassword } from './passwordPrompt.ts';
import { addressOf, requestOf } from './request.ts';
import { upload } from './upload.ts';

async function attempt(row: Call, options: AnyOptions): Promise<Response> {
  const token = row.access === 'anyone' ? '' : session.read().token;
  const init = requestOf(row, options, token);
  const response = await carry(options.address ?? addressOf(row, options), init, options).catch(
    (cause: unknown) => {
      // A request that its own screen called off is not a broken connection.
      if (options.signal?.aborted) throw cause;
      throw new NetworkError(cause);
    },
  );
  if (response.ok) return response;
  const refusal = await readApiError(response);
  if (response.status === 401 && token !== '') session.expire(token);
  throw refusal;
}

// One way for the answer, whichever way the request went.
const carry = (address: string, init: RequestInit, { onProgress }: AnyOptions) =>
  onProgress ? upload(address, init, onProgress) : fetch(address, init);

/** Sends a request and asks once for the password where the server wants fresh proof of it. */
export async function exchange(row: Call, options: AnyOptions = {}): Promise<Response> {
  try {
    return await attempt(row, options);
  } catch (refusal) {
    const wantsProof = refusal instanceof ApiError && refusal.code === 'reauthenticate';
    // A poll must never pop up a dialog on its own.
    if (!wantsProof || options.background || !(await askForPassword())) throw refusal;
    return attempt(row, options);
  }
}

/** Reads a body; one that breaks off half-way counts as no answer. */
export async function bodyOf<C extends Call>(row: C, response: Response): Promise<ReplyOf<C>> {
  const reading = row.reply === 'file' ? response.blob() : response.json();
  return (await reading.catch((cause: unknown) => {
    throw new NetworkError(cause);
  })) as ReplyOf<C>;
}

/**
 * Makes one call of the contract and answers its reply, a Blob for files. Throws Refusal when the
 * server says no and Unreachable when it says nothing; it never shows anything itself.
 */
export async function send<C extends Call>(
  row: C,
  ...[options]: SendArguments<C>
): Promise<ReplyOf<C>> {
  return bodyOf(row, await exchange(row, options as AnyOptions | undefined));
}
