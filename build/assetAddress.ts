import { createHash } from 'node:crypto';

/** The address of a file that the build adds; it changes with the content, so that it can be cached. */
export function assetAddress(name: string, ending: string, content: Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `/assets/${name}-${hash}.${ending}`;
}
