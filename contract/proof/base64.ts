export const toBase64 = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** Undefined for any text that `toBase64` does not write. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return undefined;
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  // Unused bits of the last sign would give one value several texts.
  return toBase64(bytes) === text ? bytes : undefined;
}
