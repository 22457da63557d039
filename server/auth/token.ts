/** A bearer or mail token: 256 random bits as URL-safe text. */
export function newToken(random: (bytes: number) => Uint8Array): string {
  return btoa(String.fromCharCode(...random(32)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The SHA-256 of a token: all that is ever stored of it (S-336). */
export async function hashToken(token: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
}
