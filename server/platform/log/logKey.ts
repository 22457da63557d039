import { fromBase64, toBase64 } from '#contract/proof/base64.ts';
import type { LogKey } from '#server/platform/logPorts.ts';

const label = 'PRIVATE KEY-----';
const headLine = `-----BEGIN ${label}`;
const footLine = `-----END ${label}`;

export const logKeyText = (pkcs8: Uint8Array): string =>
  `${headLine}\n${toBase64(pkcs8)}\n${footLine}\n`;

/** A new Ed25519 key as PKCS#8 PEM. Errors: NotSupportedError where the browser has no Ed25519. */
export async function newLogKey(): Promise<string> {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign'])) as CryptoKeyPair;
  const bytes = await crypto.subtle.exportKey('pkcs8', pair.privateKey);
  return logKeyText(new Uint8Array(bytes));
}

/** Errors: an Error for any other text. */
export async function openLogKey(pem: string): Promise<LogKey> {
  const lines = pem.trim().split(/\r?\n/);
  const isPem = lines[0] === headLine && lines.at(-1) === footLine;
  const pkcs8 = isPem ? fromBase64(lines.slice(1, -1).join('')) : undefined;
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
