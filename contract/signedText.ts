const encoder = new TextEncoder();

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a body after its rules as text, by name; a file is the SHA-256 of its bytes. */
export async function signedFields(body: unknown): Promise<Record<string, string>> {
  const fields: Record<string, string> = {};
  const sent = Object.entries((body ?? {}) as Fields).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, value] of sent) {
    if (value === undefined || value === null) continue;
    fields[name] =
      value instanceof Blob ? await fileHash(value) : String(value).replace(/[\p{Cs}]/gu, '\ufffd');
  }
  return fields;
}

/** The readable text that a passkey signs, one line for each field. */
export function signedText(
  { method, path }: { method: string; path: string },
  fields: Readonly<Record<string, string>>,
): string {
  const lines = Object.entries(fields)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return ['plainvest/1', method, path, ...lines].join('\n');
}

/** The challenge for the passkey: SHA-256 of the nonce and the SHA-256 of the text. */
export async function challengeOf(nonce: Uint8Array, text: string): Promise<Uint8Array> {
  const hash = await textHash(text);
  const joined = new Uint8Array(nonce.length + hash.length);
  joined.set(nonce);
  joined.set(hash, nonce.length);
  return sha256(joined);
}

/** SHA-256 of a signed text. */
export const textHash = (text: string): Promise<Uint8Array> => sha256(encoder.encode(text));

const fileHash = async (file: Blob) => {
  const digest = await sha256(new Uint8Array(await file.arrayBuffer()));
  return `sha256:${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
