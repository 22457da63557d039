const pieceBytes = 0x8000;

/** Bytes in base64. */
export function textOfBytes(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    text += String.fromCharCode(...bytes.subarray(at, at + pieceBytes));
  }
  return btoa(text);
}

/** A file as a device writes it: bytes, or base64 or hex as text. */
export function signedText(bytes: Uint8Array): string {
  const isText = bytes.every((byte) => (byte >= 0x20 && byte < 0x7f) || byte === 10 || byte === 13);
  return isText ? new TextDecoder().decode(bytes).trim() : textOfBytes(bytes);
}
