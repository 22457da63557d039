import type { Contents } from '#demo/protocol.ts';

/** The values after the # of the address. */
export const hashParams = () => new URLSearchParams(location.hash.slice(1));

/** Returns the contents that the address asks for: samples, unless it asks for none. */
export function wantedContents(): Contents {
  return hashParams().get('data') === 'empty' ? 'empty' : 'sample';
}

/** The page of an address: its path, search and hash. */
export function pageOf(address: string): string {
  const { pathname, search, hash } = new URL(address, location.origin);
  return pathname + search + hash;
}
