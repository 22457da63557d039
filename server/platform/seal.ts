/** Keeps secrets by a key that is not in the database. */
export interface Seal {
  /** The first 8 bytes of the key's SHA-256, as hex. */
  name: string;
  seal: (secret: Uint8Array, about: string) => Promise<Uint8Array>;
  /** Errors: an Error when it was sealed by another key, or about something else. */
  open: (sealed: Uint8Array, about: string) => Promise<Uint8Array>;
  /** The same text has the same digest; without the key it cannot be tried. */
  digest: (text: string) => Uint8Array;
}
