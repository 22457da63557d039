import type { Call } from '#contract/call.ts';
import { messages } from '#contract/messages.ts';
import { userAgentLengthMax } from '#contract/sizes.ts';
import { findDevice } from '#server/auth/devices.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { Ports } from '#server/platform/ports.ts';
import { countedNetworks } from './address.ts';
import { readBody } from './body.ts';
import { amongFewDownloads } from './downloads.ts';
import { requireWritable } from './halted.ts';
import { hashBody, idempotent, storedReply } from './idempotency.ts';
import { readQuery } from './query.ts';
import { consumeRateLimits, type RateLimitSubject } from './rateLimit.ts';
import { applyRules } from './rules.ts';
import type { Committed, Context, FileReply, Route } from './serve.ts';
import { requireAccess, requireRecentPassword, requireSession, type SignedIn } from './session.ts';
import { guardWrites } from './sessionGuard.ts';
import { withinShare } from './share.ts';
import type { Trace } from './trace.ts';

/** One request after the router: its parts as text, and where it came from. */
export interface Incoming {
  trace: Trace;
  request: Request;
  params: Record<string, string>;
  query: Record<string, string>;
  clientAddress: string;
}

/**
 * Serves one request in the order of every call: access, the user's share of this server, rules of path
 * and query, rate limits of the user, rules of the body, rate limits of address, account and device,
 * handler, reply.
 */
export async function handle(route: Route, ports: Ports, incoming: Incoming): Promise<Response> {
  const { call } = route;
  const at = ports.clock();
  if (call.demoOnly && !ports.config.demo) throw new ApiError('not-found', messages.notFound);
  const user = await admit(call, ports, incoming, at);
  const serve = () => serveAdmitted(route, ports, incoming, user, at);
  if (!user) return serve();
  const { userId, role } = user;
  const upload = call.encoding === 'multipart';
  const share = { userId, role, upload, at };
  if (call.reply !== 'file') return withinShare(ports, share, serve);
  const { rateLimitFactor } = ports.config;
  const response = await withinShare(ports, share, () =>
    amongFewDownloads(user, rateLimitFactor, serve),
  );
  // Only the head of it is sent, so nothing would read the body.
  if (incoming.request.method === 'HEAD') await response.body?.cancel();
  return response;
}

async function serveAdmitted(
  route: Route,
  ports: Ports,
  incoming: Incoming,
  user: SignedIn | undefined,
  at: Date,
): Promise<Response> {
  const { call, paramRules } = route;
  const { request, clientAddress } = incoming;
  const params = paramRules ? await applyRules(paramRules, incoming.params, 'not-found') : {};
  const query = await readQuery(call, incoming.query);
  const drawBy = (drawer: RateLimitSubject) =>
    consumeRateLimits(ports.db, call.rateLimits ?? [], drawer, at, ports.config.rateLimitFactor);
  await drawBy({ user: user?.userId });
  const sent = call.body ? await readBody(call, request) : {};
  const networks = countedNetworks(clientAddress);
  const body = call.body
    ? await applyRules(call.body, sent).catch(async (error: unknown) => {
        // A body that is refused costs work too.
        await drawBy({ networks });
        throw error;
      })
    : undefined;
  // A known device has a limit of its own: nothing that strangers use up keeps its owner out.
  const device = await findDevice(ports.db, body, at);
  await drawBy(device ? { device } : { account: accountOf(body), networks });
  const attempt = {
    userId: user?.userId ?? '',
    key: keyOf(call, request),
    bodyHash: call.money
      ? await hashBody(request.method + new URL(request.url).pathname, body)
      : '',
    at,
  };
  const before = call.money ? await storedReply(ports.db, attempt) : undefined;
  if (!before) requireWritable(call, ports.health);
  const headers = new Headers();
  // The body of a GET is never read, so its session cannot end while one arrives.
  const isGuarded = user && call.method !== 'GET';
  const db = isGuarded ? guardWrites(ports.db, user, ports.clock) : ports.db;
  const context = {
    params,
    body,
    query,
    user,
    ports,
    db,
    at,
    clientAddress,
    device,
    userAgent: (request.headers.get('User-Agent') ?? '').slice(0, userAgentLengthMax),
    headers,
    once: (work) => idempotent(db, attempt, work) as Promise<Committed<unknown>>,
  } as Context<Call>;
  const reply = before ?? (await route.handle(context));
  return answer(call, reply, headers);
}

async function admit(
  call: Call,
  ports: Ports,
  { request, trace }: Incoming,
  at: Date,
): Promise<SignedIn | undefined> {
  if (call.access === 'anyone') return undefined;
  const authorization = request.headers.get('Authorization') ?? undefined;
  const background = request.headers.has('X-Background');
  const user = await requireSession(ports.db, authorization, at, background);
  trace.client = user.role === 'admin' ? 'staff' : 'user';
  requireAccess(call.access, user);
  if (call.requiresPassword) requireRecentPassword(user, at);
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

function answer(call: Call, reply: unknown, headers: Headers): Response {
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
  headers.set('Content-Type', 'application/json');
  return new Response(JSON.stringify(reply), { headers });
}
