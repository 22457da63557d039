import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The forms in which a body can travel, in the order in which they are preferred. */
export const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

/** Something that is served from memory: one body in up to three encodings. */
export interface Resource {
  type: string;
  cache: string;
  /** Hash of the plain body; each encoding has an entity tag of its own. */
  hash: string;
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> & {
    identity: Uint8Array<ArrayBuffer>;
  };
}

/** Describes a body and its compressed forms; a form that saves nothing is dropped. */
export function resource(description: Pick<Resource, 'type' | 'cache' | 'bodies'>): Resource {
  const { type, cache, bodies } = description;
  const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22);
  const kept: Resource['bodies'] = { identity: bodies.identity };
  for (const encoding of ['br', 'gzip'] as const) {
    const body = bodies[encoding];
    if (body && body.length < bodies.identity.length) kept[encoding] = body;
  }
  return { type, cache, hash, bodies: kept };
}

/** A text with its compressed forms, made at the best and slowest setting. */
export function compressed({
  type,
  cache,
  body,
}: Pick<Resource, 'type' | 'cache'> & { body: string }): Resource {
  const identity = new TextEncoder().encode(body);
  return resource({
    type,
    cache,
    bodies: {
      identity,
      br: new Uint8Array(brotliCompressSync(identity)),
      gzip: new Uint8Array(gzipSync(identity, { level: 9 })),
    },
  });
}

/** The preferred form that the Accept-Encoding header allows; `q=0` refuses one. */
export function chooseEncoding(accept: string | null, bodies: Resource['bodies']): Encoding {
  const weights = new Map<string, number>();
  for (const part of (accept ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const allowed = (encoding: Encoding) =>
    encoding === 'identity' || (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return encodings.find((encoding) => bodies[encoding] && allowed(encoding)) ?? 'identity';
}

/** Answers a GET or HEAD from memory, with 304 when the client holds this very body. */
export function answer(
  request: Request,
  found: Resource,
  headers: Record<string, string>,
  status = 200,
): Response {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), found.bodies);
  const tag = `"${found.hash}-${encoding}"`;
  const shared = { ...headers, 'cache-control': found.cache, etag: tag, vary: 'accept-encoding' };
  if (status === 200 && holds(request.headers.get('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers: shared });
  }
  const body = found.bodies[encoding] ?? found.bodies.identity;
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: {
      ...shared,
      'content-type': found.type,
      'content-length': String(body.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  });
}

function holds(ifNoneMatch: string | null, tag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(',')
    .map((entry) => entry.trim().replace(/^W\//, ''))
    .some((entry) => entry === tag || entry === '*');
}
