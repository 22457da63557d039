import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

export interface Resource {
  type: string;
  cache: string;
  /** Hash of the uncompressed body; each encoding has its own entity tag. */
  hash: string;
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> & {
    identity: Uint8Array<ArrayBuffer>;
  };
}

/** Drops encodings that do not save bytes. */
export function resource(description: Pick<Resource, 'type' | 'cache' | 'bodies'>): Resource {
  const { type, cache, bodies } = description;
  const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22);
  const smaller: Resource['bodies'] = { identity: bodies.identity };
  for (const encoding of ['br', 'gzip'] as const) {
    const body = bodies[encoding];
    if (body && body.length < bodies.identity.length) smaller[encoding] = body;
  }
  return { type, cache, hash, bodies: smaller };
}

/** At the best and slowest compression. */
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

/** 304 if the client has this body. */
export function respond(
  request: Request,
  resource: Resource,
  { headers, status = 200 }: { headers: Record<string, string>; status?: number },
): Response {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), resource.bodies);
  const tag = `"${resource.hash}-${encoding}"`;
  const shared = {
    ...headers,
    'cache-control': resource.cache,
    etag: tag,
    vary: 'accept-encoding',
  };
  if (status === 200 && matches(request.headers.get('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers: shared });
  }
  const body = resource.bodies[encoding] ?? resource.bodies.identity;
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: {
      ...shared,
      'content-type': resource.type,
      'content-length': String(body.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  });
}

function matches(ifNoneMatch: string | null, tag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(',')
    .map((entry) => entry.trim().replace(/^W\//, ''))
    .some((entry) => entry === tag || entry === '*');
}
