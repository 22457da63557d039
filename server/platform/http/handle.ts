import type { Call } from '#contract/call.ts';
import { messages } from '#contract/messages.ts';
import { userAgentLengthMax } from '#contract/sizes.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Ports } from '#server/platform/ports.ts';
import { rateLimitNetworks } from './address.ts';
import { readBody } from './body.ts';
import { findDevice } from './device.ts';
import { limitDownloads } from './downloads/limitDownloads.ts';
import { requireSetUp, withMethods } from './factors.ts';
import { guardWrites } from './guardWrites.ts';
import { hashBody, idempotent, storedReply } from './idempotency.ts';
import { readQuery } from './query.ts';
import { consumeRateLimits, type RateLimitSubject } from './rateLimit.ts';
import { applyRules } from './rules.ts';
import type { Committed, Context, FileReply, Route } from './serve.ts';
import { requireAccess, requireRecentPassword, requireSession, type SignedIn } from './session.ts';
import { withinShare } from './share.ts';
import { signerOf } from './signing/signer.ts';
import { requireOfficialText } from './texts/officialTexts.ts';
import type { Trace } from './trace.ts';
import { requireWritable } from './writable.ts';

export interface IncomingRequest {
  trace: Trace;
  request: Request;
  params: Record<string, string>;
  query: Record<string, string>;
  clientAddress: string;
}

/**
 * In this order: access, the user's share, rules of path and query, the user's rate limits, body,
 * rate limits of address, account and device, handler, reply.
 */
export async function handle(
  route: Route,
  ports: Ports,
  incoming: IncomingRequest,
): Promise<Response> {
  const { call } = route;
  const at = ports.clock();
  if (call.demoOnly && !ports.config.demo)
    throw new ApiError('not-found', platformMessages.notFound);
  const user = await admit(call, ports, { incoming, at });
  const admitted = { incoming, user, at };
  if (!user) return serveAdmitted(route, ports, admitted);
  return serveUser(route, ports, { ...admitted, user }).catch(async (error: unknown) => {
    throw await withMethods(ports.db, user.userId, error);
  });
}

async function serveUser(
  route: Route,
  ports: Ports,
  admitted: { incoming: IncomingRequest; user: SignedIn; at: Date },
): Promise<Response> {
  const { call } = route;
  const { incoming, user, at } = admitted;
  if (call.requiresPassword) requireRecentPassword(user, at);
  const serve = () => serveAdmitted(route, ports, admitted);
  const { userId, role } = user;
  const upload = call.encoding === 'multipart';
  const share = { userId, role, upload, at };
  if (typeof call.reply !== 'string') return withinShare(ports, share, serve);
  const { rateLimitFactor } = ports.config;
  const response = await withinShare(ports, share, () =>
    call.reply === 'file' ? limitDownloads(user, rateLimitFactor, serve) : serve(),
  );
  // A HEAD response has no reader that would end the body.
  if (incoming.request.method === 'HEAD') await response.body?.cancel();
  return response;
}

async function serveAdmitted(
  route: Route,
  ports: Ports,
  { incoming, user, at }: { incoming: IncomingRequest; user: SignedIn | undefined; at: Date },
): Promise<Response> {
  const { call, paramRules } = route;
  const { request, clientAddress } = incoming;
  const params = paramRules ? await applyRules(paramRules, incoming.params, 'not-found') : {};
  const query = await readQuery(call, incoming.query);
  const { rateLimits: names = [] } = call;
  const { rateLimitFactor: factor } = ports.config;
  const countFor = (subject: RateLimitSubject) =>
    consumeRateLimits(ports.db, { names, subject, factor }, at);
  await countFor({ user: user?.userId });
  const sent = call.body ? await readBody(call, request) : {};
  const networks = rateLimitNetworks(clientAddress);
  const body = call.body
    ? await applyRules(call.body, sent)
        .then((accepted) => requireOfficialText(call, accepted))
        .catch(async (error: unknown) => {
          await countFor({ networks });
          throw error;
        })
    : undefined;
  // A known device has its own limit, so that strangers cannot lock its owner out.
  const device = await findDevice(ports.db, body, at);
  await countFor(device ? { device } : { account: accountOf(body), networks });
  const idempotentRequest = {
    userId: user?.userId ?? '',
    key: keyOf(call, request),
    bodyHash: call.money
      ? await hashBody(request.method + new URL(request.url).pathname, body)
      : '',
    at,
  };
  const stored = call.money ? await storedReply(ports.db, idempotentRequest) : undefined;
  if (!stored) requireWritable(call, ports.health);
  const headers = new Headers();
  // The body of a GET is not read, so the session cannot end while it arrives.
  const isGuarded = user && call.method !== 'GET';
  const db = isGuarded ? guardWrites(ports, user) : ports.db;
  const sentIn = { request, params: incoming.params, body };
  const context = {
    params,
    body,
    query,
    user,
    signer: user ? await signerOf({ call, ports, user, at }, sentIn) : undefined,
    ports,
    db,
    at,
    clientAddress,
    device,
    lastEventId: request.headers.get('Last-Event-ID') ?? '',
    userAgent: (request.headers.get('User-Agent') ?? '').slice(0, userAgentLengthMax),
    headers,
    commitOnce: (work) => idempotent(db, idempotentRequest, work) as Promise<Committed<unknown>>,
  } as Context<Call>;
  const reply = stored ?? (await route.handle(context));
  return toResponse(call, reply, headers);
}

async function admit(
  call: Call,
  ports: Ports,
  { incoming, at }: { incoming: IncomingRequest; at: Date },
): Promise<SignedIn | undefined> {
  if (call.access === 'anyone') return undefined;
  const { request, trace } = incoming;
  const authorization = request.headers.get('Authorization') ?? undefined;
  const isBackground = request.headers.has('X-Background') || call.reply === 'stream';
  const user = await requireSession(ports.db, { authorization, isBackground }, at);
  trace.client = user.role === 'admin' ? 'staff' : 'user';
  requireAccess(call, user);
  const isOpen = call.beforeSecondFactor || ports.config.staffSecondFactor === 'optional';
  if (user.role === 'admin' && !isOpen) await requireSetUp(ports.db, user.userId);
  return user;
}

function accountOf(body: unknown): string | undefined {
  const { userName, email } = (body ?? {}) as { userName?: string; email?: string };
  return (userName ?? email)?.toLowerCase();
}

function keyOf(call: Call, request: Request): string | undefined {
  const key = call.money ? request.headers.get('Idempotency-Key') : null;
  if (key === null) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new ApiError('malformed', messages.malformed);
  return key;
}

function toResponse(call: Call, reply: unknown, headers: Headers): Response {
  if (call.reply === 'file') {
    const { bytes, type, size, fileName } = reply as FileReply;
    const length = bytes instanceof ReadableStream ? size : bytes.length;
    if (length !== undefined) headers.set('Content-Length', String(length));
    headers.set('Content-Type', type);
    headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    const name = fileName ? `; filename="${fileName}"` : '';
    headers.set('Content-Disposition', `attachment${name}`);
    const body = bytes instanceof ReadableStream ? bytes : new Uint8Array(bytes);
    return new Response(body, { headers });
  }
  if (call.reply === 'stream') {
    headers.set('Content-Type', 'text/event-stream');
    // nginx would keep back the events until its buffer is full.
    headers.set('X-Accel-Buffering', 'no');
    return new Response(reply as ReadableStream<Uint8Array>, { headers });
  }
  headers.set('Content-Type', 'application/json');
  return new Response(JSON.stringify(reply), { headers });
}
