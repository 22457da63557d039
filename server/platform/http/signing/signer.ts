import type { Call } from '#contract/call.ts';
import { messages } from '#contract/messages.ts';
import { pathWith, signatureHeaders } from '#contract/signatureHeaders.ts';
import { signedFields, signedText } from '#contract/signedText.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { SignedIn } from '#server/platform/http/session.ts';
import type { Ports } from '#server/platform/ports.ts';

const assertionLengthMax = 8_000;

/** The caller of a signed call. Handlers pass it on to what keeps evidence. */
export interface Signer {
  caller: SignedIn;
  ports: Ports;
  at: Date;
  /** The passkey's reply, and the text of this request that it must have signed. */
  signature: { challengeId: string; assertion: string; text: string } | undefined;
}

interface Caller {
  call: Call;
  ports: Ports;
  user: SignedIn;
  at: Date;
}

interface Sent {
  request: Request;
  params: Record<string, string>;
  body: unknown;
}

/** Errors: 400 for headers that cannot be read. */
export async function signerOf(
  { call, ports, user, at }: Caller,
  { request, params, body }: Sent,
): Promise<Signer> {
  const challengeId = request.headers.get(signatureHeaders.challenge);
  const header = request.headers.get(signatureHeaders.assertion);
  if (!call.signed || challengeId === null || header === null) {
    return { caller: user, ports, at, signature: undefined };
  }
  const { method, path } = call;
  const text = signedText({ method, path: pathWith(path, params) }, await signedFields(body));
  const signature = { challengeId, assertion: readAssertion(header), text };
  return { caller: user, ports, at, signature };
}

function readAssertion(header: string): string {
  if (header.length > assertionLengthMax) throw new ApiError('malformed', messages.malformed);
  try {
    const bytes = atob(header.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (each) => each.charCodeAt(0)));
  } catch {
    throw new ApiError('malformed', messages.malformed);
  }
}
