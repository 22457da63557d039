const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const text = (value: Uint8Array) => Buffer.from(value).toString('base64url');
const sha256 = async (value: Uint8Array) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(value)));
const join = (...parts: readonly (Uint8Array | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => [...part]));
const length16 = (value: Uint8Array) => [value.length >> 8, value.length & 255];

/** Mistakes that a test makes on purpose. */
export interface Twist {
  origin?: string;
  relyingParty?: string;
  /** Without it no person was checked. */
  verified?: boolean;
  counter?: number;
  corrupted?: boolean;
}

/** The challenge of the server. */
export interface Asked {
  challengeId: string | null;
  options: Record<string, unknown> | null;
}

/** A passkey of ES256 without a device; `backedUp` is one that a phone synchronises. */
export async function softwarePasskey({ backedUp = false } = {}) {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const { publicKey, privateKey } = await crypto.subtle.generateKey(algorithm, true, ['sign']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  const id = crypto.getRandomValues(new Uint8Array(16));
  let used = 0;
  const clientData = (type: string, { options }: Asked, origin = 'http://localhost:3000') =>
    Buffer.from(JSON.stringify({ type, challenge: options?.challenge, origin }));
  const head = async (flags: number, twist: Twist) => {
    const { relyingParty = 'localhost', verified = true, counter = used } = twist;
    const all = flags | 1 | (verified ? 4 : 0) | (backedUp ? 24 : 0);
    const count = [counter >>> 24, (counter >> 16) & 255, (counter >> 8) & 255, counter & 255];
    return join(await sha256(Buffer.from(relyingParty)), [all], count);
  };
  const reply = (response: object) =>
    JSON.stringify({
      ...{ id: text(id), rawId: text(id), type: 'public-key' },
      ...{ response, clientExtensionResults: {} },
    });
  return {
    /** The reply of a browser that made this key. */
    create: async (asked: Asked, twist: Twist = {}) => {
      // COSE_Key of EC2, ES256 and P-256 (RFC 9053).
      const cose = join([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32], bytes(x));
      const key = join(cose, [0x22, 0x58, 32], bytes(y));
      const data = join(await head(64, twist), new Uint8Array(16), length16(id), id, key);
      const name = (word: string) => [0x60 + word.length, ...Buffer.from(word)];
      const object = join(
        [0xa3, ...name('fmt'), ...name('none'), ...name('attStmt'), 0xa0, ...name('authData')],
        [0x59, ...length16(data)],
        data,
      );
      return reply({
        clientDataJSON: text(clientData('webauthn.create', asked, twist.origin)),
        attestationObject: text(object),
        transports: ['internal'],
      });
    },
    /** The reply of a browser that signed with it. */
    sign: async (asked: Asked, twist: Twist = {}) => {
      used += 1;
      const client = clientData('webauthn.get', asked, twist.origin);
      const data = await head(0, twist);
      const signed = join(data, await sha256(client));
      const raw = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, signed);
      const signature = toDer(new Uint8Array(raw));
      if (twist.corrupted) signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1;
      return reply({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      });
    },
  };
}

/** WebCrypto has the two numbers side by side, a passkey has them in DER. */
function toDer(raw: Uint8Array): Uint8Array {
  const number = (part: Uint8Array) => {
    const from = Math.max(
      0,
      part.findIndex((byte) => byte > 0),
    );
    const digits = [...((part[from] ?? 0) > 127 ? [0] : []), ...part.slice(from)];
    return [2, digits.length, ...digits];
  };
  const body = [...number(raw.slice(0, 32)), ...number(raw.slice(32))];
  return new Uint8Array([48, body.length, ...body]);
}
