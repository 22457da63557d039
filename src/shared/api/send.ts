import type { Call, ReplyOf } from '#contract/call.ts';
import { session } from '#src/shared/session/session.ts';
import { ApiError, NetworkError, readApiError } from './apiError.ts';
import type { AnyOptions, SendArguments } from './options.ts';
import { askForPassword, askForSignature } from './prompts.ts';
import { reach } from './reach.ts';
import { addressOf, requestOf } from './request.ts';
import { upload } from './upload.ts';

/** A gateway answers in place of a server that is gone. */
export const gatewayErrors: readonly number[] = [502, 504];

async function attempt(call: Call, options: AnyOptions): Promise<Response> {
  const token = call.access === 'anyone' ? '' : session.read().token;
  const init = requestOf(call, options, token);
  const address = options.address ?? addressOf(call, options);
  const response = await fetchOrUpload(address, init, options).catch((cause: unknown) => {
    // A request that its screen aborted is not a network error.
    if (options.signal?.aborted) throw cause;
    reach.failed();
    throw new NetworkError(cause);
  });
  if (gatewayErrors.includes(response.status)) reach.failed();
  else reach.answered();
  if (response.ok) return response;
  const error = await readApiError(response);
  if (response.status === 401 && token !== '') session.expire(token);
  throw error;
}

const fetchOrUpload = (address: string, init: RequestInit, { onProgress }: AnyOptions) =>
  onProgress ? upload(address, init, onProgress) : fetch(address, init);

/**
 * Sends a request. If the server requires a recent password or a signature, asks for it once and sends
 * again.
 */
export async function exchange(
  call: Call,
  options: AnyOptions = {},
  asked: readonly string[] = [],
): Promise<Response> {
  try {
    return await attempt(call, options);
  } catch (error) {
    // A poll must never pop up a dialog on its own, and the dialog never another.
    if (!(error instanceof ApiError) || options.background || call.path === '/reauthenticate') {
      throw error;
    }
    const { code = '' } = error;
    const next = asked.includes(code) ? undefined : await answered(call, options, error);
    if (!next) throw error;
    return exchange(call, next, [...asked, code]);
  }
}

/** The options to send with, once the user has confirmed or signed; undefined when they did not. */
async function answered(call: Call, options: AnyOptions, { code, methods = [] }: ApiError) {
  if (code === 'signature' && !options.signature) {
    const signature = await askForSignature({ call, options });
    return signature && { ...options, signature };
  }
  // A screen that asks itself asks for a password only.
  if (code !== 'reauthenticate' || (options.asksItself && methods.length === 0)) return undefined;
  return (await askForPassword(methods)) ? options : undefined;
}

/** Reads the body. Errors: NetworkError if it breaks off. */
export async function bodyOf<C extends Call>(call: C, response: Response): Promise<ReplyOf<C>> {
  const reading = call.reply === 'file' ? response.blob() : response.json();
  return (await reading.catch((cause: unknown) => {
    throw new NetworkError(cause);
  })) as ReplyOf<C>;
}

/**
 * Sends one call of the contract and returns its reply, a Blob for files. Errors: ApiError for an
 * error response, NetworkError without a response. Shows nothing.
 */
export async function send<C extends Call>(
  call: C,
  ...[options]: SendArguments<C>
): Promise<ReplyOf<C>> {
  return bodyOf(call, await exchange(call, options as AnyOptions | undefined));
}
