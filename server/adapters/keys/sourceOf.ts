import type { KeyFault } from '#server/platform/accountKeys.ts';
import { descriptorChecksum } from './descriptorChecksum.ts';

interface Source {
  key: string;
  fingerprint: string | null;
  path: string | null;
}

const descriptorForm = /^wpkh\(\[([0-9a-f]{8})((?:\/\d+[h'])+)\]([1-9A-Za-z]+)\/(?:<0;1>|0)\/\*\)$/;

/** The parts of a descriptor, or only the key. */
export function sourceOf(text: string): Source | { fault: KeyFault } {
  if (!text.includes('(')) return { key: text, fingerprint: null, path: null };
  const [body = '', checksum] = text.split('#');
  const [, fingerprint, path, key] = descriptorForm.exec(body) ?? [];
  if (!fingerprint || !path || !key) return { fault: 'form' };
  if (checksum !== undefined && checksum !== descriptorChecksum(body)) return { fault: 'checksum' };
  return { key, fingerprint, path: path.slice(1).replaceAll("'", 'h') };
}
