import { fromBase64, toBase64 } from '#contract/proof/base64.ts';
import type { LogKey } from '#server/platform/ports.ts';

const headLine = '-----BEGIN PRIVATE KEY-----';
const footLine = '-----END PRIVATE KEY-----';

/** A new Ed25519 key as PKCS#8 PEM. Errors: NotSupportedError where the browser has no Ed25519. */
export async function newLogKey(): Promise<string> {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign'])) as CryptoKeyPair;
  const bytes = await crypto.subtle.exportKey('pkcs8', pair.privateKey);
  return `${headLine}\n${toBase64(new Uint8Array(bytes))}\n${footLine}\n`;
}

/** Errors: an Error for a text that is no Ed25519 key. */
export async function openLogKey(pem: string): Promise<LogKey> {
  const [, encoded = ''] = /KEY-----\s+([\s\S]+?)\s+-----END/.exec(pem) ?? [];
  const pkcs8 = pem.trim().startsWith(headLine)
    ? fromBase64(encoded.replace(/\s/g, ''))
    : undefined;
  if (!pkcs8) throw new Error('This is not an Ed25519 key in PKCS#8 PEM.');
  const key = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', true, ['sign']);
  const { x = '' } = await crypto.subtle.exportKey('jwk', key);
  const publicKey = fromBase64(`${x.replaceAll('-', '+').replaceAll('_', '/')}=`);
  if (!publicKey) throw new Error('The public half of the key could not be read.');
  return {
    publicKey,
    sign: async (text) => {
      const bytes = new TextEncoder().encode(text);
      return new Uint8Array(await crypto.subtle.sign('Ed25519', key, bytes));
    },
  };
}
